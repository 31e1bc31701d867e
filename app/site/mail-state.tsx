import { t } from "#app/common/language/messages.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";

type MailStateProps = { mail: { sent_at: string | null; failed_at: string | null; attempts: number } };

/** The delivery status of an email. */
export function MailState({ mail }: MailStateProps) {
	if (mail.sent_at) return <StatusBadge tone="green" icon="check" label={t.mailList.states.folder} />;
	if (mail.failed_at) return <StatusBadge tone="red" icon="cross" label={t.mailList.states.failed} />;
	return (
		<StatusBadge
			tone="blue"
			icon="clock"
			label={mail.attempts > 0 ? t.mailList.states.retrying : t.mailList.states.waiting}
		/>
	);
}
