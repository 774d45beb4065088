// Loaded into a measured server before its own code. Reports the resource usage of the process on request.
process.on('message', (question) => {
  if (question !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ processor: (user + system) / 1_000, memory: process.memoryUsage.rss() });
});
