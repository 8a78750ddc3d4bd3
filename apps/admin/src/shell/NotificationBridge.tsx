import { useEffect, type ReactNode } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { showSnack } from '../boot/snack.js';

/** Shows what react-admin has to say in the one place where all messages appear. */
export function NotificationBridge(): ReactNode {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    const notification = takeNotification();
    if (notification === undefined || typeof notification.message !== 'string') return;
    const { message, type, notificationOptions } = notification;
    const text = translate(message, notificationOptions?.messageArgs as object | undefined);
    showSnack(text, type === 'error' || type === 'warning' ? 'error' : 'success');
  }, [notifications, takeNotification, translate]);
  return null;
}
