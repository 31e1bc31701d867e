import { Flash } from "#app/ui/flash.tsx";

type ChangeFailedProps = { verb: string; reason: string /** The list without this banner. */; list: string };

/** The red banner over the list: what could not be done to a booking, and why. */
export function ChangeFailed({ verb, reason, list }: ChangeFailedProps) {
	return (
		<Flash id="change-failed" tone="error">
			Failed to {verb} booking: {reason} <a href={list}>Back to the list</a>
		</Flash>
	);
}
