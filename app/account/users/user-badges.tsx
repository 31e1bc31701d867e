import { StatusBadge } from "#app/ui/status-badge.tsx";

export function UserState({ isSuspended }: { isSuspended: boolean }) {
	return isSuspended ? (
		<StatusBadge tone="red" icon="ban" label="Suspended" />
	) : (
		<StatusBadge tone="green" icon="check" label="Active" />
	);
}

export function UserEmail({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
	return (
		<>
			<p className="wrap-anywhere">{email}</p>
			<p className="text-secondary">{isConfirmed ? "Confirmed" : "Not confirmed"}</p>
		</>
	);
}
