import { Flash } from "#app/ui/dialog/flash.tsx";

/** The error message above the list: what could not be done to an account, and why. */
export function ChangeRefused({ reason, list }: { reason: string; list: string }) {
	return (
		<Flash id="change-refused" tone="error">
			No changes were made. {reason} <a href={list}>Back to list</a>
		</Flash>
	);
}
