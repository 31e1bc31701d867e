import { StatusBadge } from "#app/ui/status-badge.tsx";

type MailStateProps = { mail: { sent_at: string | null; failed_at: string | null; attempts: number } };

/** The delivery status of an email. */
export function MailState({ mail }: MailStateProps) {
	if (mail.sent_at)
		return (
			<StatusBadge tone="green" icon="check">
				Saved to folder
			</StatusBadge>
		);
	if (mail.failed_at)
		return (
			<StatusBadge tone="red" icon="cross">
				Failed
			</StatusBadge>
		);
	return (
		<StatusBadge tone="blue" icon="clock">
			{mail.attempts > 0 ? "Retrying" : "Waiting"}
		</StatusBadge>
	);
}
