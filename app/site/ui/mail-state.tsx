import { StatusBadge } from "#app/ui/status-badge.tsx";

type MailStateProps = { mail: { sent_at: string | null; failed_at: string | null; attempts: number } };

/** Where a mail stands on its way. */
export function MailState({ mail }: MailStateProps) {
	if (mail.sent_at)
		return (
			<StatusBadge tone="green" icon="check">
				Written to the folder
			</StatusBadge>
		);
	if (mail.failed_at)
		return (
			<StatusBadge tone="red" icon="cross">
				Given up
			</StatusBadge>
		);
	return (
		<StatusBadge tone="blue" icon="clock">
			{mail.attempts > 0 ? "Tried, will be again" : "Waiting"}
		</StatusBadge>
	);
}
