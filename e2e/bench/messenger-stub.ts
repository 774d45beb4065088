/**
 * Stubs the native messenger of a phone: answers immediately what the app requests at its start. Runs in the page before any of its
 * scripts, so that no other process affects the measurement.
 */
export function stubMessenger(): void {
  interface View {
    Telegram?: { WebView?: { receiveEvent?: (type: string, data: unknown) => void } };
    TelegramWebviewProxy?: { postEvent(type: string, data: string): void };
  }
  const view = window as unknown as View;
  const inset = { top: 0, bottom: 0, left: 0, right: 0 };
  // the size is read per call: before the viewport meta tag is parsed, a phone's browser reports the width of a desktop page
  const size = () => ({ height: window.innerHeight, width: window.innerWidth, is_expanded: true, is_state_stable: true });
  const answers: Record<string, (data: { req_id?: string; method?: string }) => [string, unknown]> = {
    web_app_request_viewport: () => ['viewport_changed', size()],
    web_app_request_safe_area: () => ['safe_area_changed', inset],
    web_app_request_content_safe_area: () => ['content_safe_area_changed', inset],
    web_app_request_theme: () => ['theme_changed', { theme_params: { bg_color: '#ffffff' } }],
    web_app_request_write_access: () => ['write_access_requested', { status: 'allowed' }],
    web_app_invoke_custom_method: ({ req_id, method }) => [
      'custom_method_invoked',
      { req_id, result: method === 'getStorageValues' ? {} : true },
    ],
  };
  view.TelegramWebviewProxy = {
    postEvent(type, data) {
      const answer = answers[type]?.(JSON.parse(data || '{}'));
      if (answer) setTimeout(() => view.Telegram?.WebView?.receiveEvent?.(...answer), 0);
    },
  };
}
