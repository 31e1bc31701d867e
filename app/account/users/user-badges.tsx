import { t } from "#app/common/language/messages.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";

export function UserState({ isSuspended }: { isSuspended: boolean }) {
	return isSuspended ? (
		<StatusBadge tone="red" icon="ban" label={t.users.states.suspended} />
	) : (
		<StatusBadge tone="green" icon="check" label={t.users.states.active} />
	);
}

export function UserEmail({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
	return (
		<>
			<p className="wrap-anywhere">{email}</p>
			<p className="text-secondary">{isConfirmed ? t.users.emailConfirmed : t.users.emailNotConfirmed}</p>
		</>
	);
}
