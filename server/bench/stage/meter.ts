// Loaded into a measured server before its own code: tells, whenever it is asked, what the process has used.
process.on('message', (question) => {
  if (question !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ processor: (user + system) / 1_000, memory: process.memoryUsage.rss() });
});
