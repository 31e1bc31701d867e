import { Flash } from "#app/ui/dialog/flash.tsx";

/** The error message above the screen: what could not be done to an account, and why. */
export function ChangeRefused({ reason, list }: { reason: string; list: string }) {
	return (
		<Flash id="change-refused" tone="error">
			No changes were made. {reason} <a href={list}>Go back</a>
		</Flash>
	);
}
