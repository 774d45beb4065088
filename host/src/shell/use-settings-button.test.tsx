import { fakeBridge, installBridge, setSession } from '@billet/shared-bridge/testing';
import { expect, test } from '@rstest/core';
import { act, renderHook } from '@testing-library/react';
import { useSettingsButton } from './use-settings-button.ts';

test("[ENV-12][SAF-02] 'Settings' in the messenger's menu opens nothing after the launch expired or the account was deleted", () => {
  const listeners = new Set<() => void>();
  const onSettings = (press: () => void) => {
    listeners.add(press);
    return () => void listeners.delete(press);
  };
  const { bridge, openedDialogs } = fakeBridge({ messenger: { onSettings } });
  installBridge(bridge);
  const press = () => {
    for (const listener of listeners) listener();
  };
  const appState = { isExpired: false, isGone: false, isReady: true, isInitialized: true, environment: null };
  setSession({ appState });
  renderHook(useSettingsButton);
  press();
  expect(openedDialogs.map(({ name }) => name)).toEqual(['settings']);
  for (const over of [{ isExpired: true }, { isGone: true }]) {
    act(() => setSession({ appState: { ...appState, ...over } }));
    press();
    expect(openedDialogs).toHaveLength(1);
  }
});
