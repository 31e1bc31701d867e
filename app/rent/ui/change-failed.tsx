import { Flash } from "#app/ui/flash.tsx";

type ChangeFailedProps = {
	verb: string;
	reason: string;
	/** The screen without this banner, and the words of the link to it. */
	list: string;
	back?: string;
};

/** The red banner over a screen: what could not be done to a booking, and why. */
export function ChangeFailed({ verb, reason, list, back = "Back to the list" }: ChangeFailedProps) {
	return (
		<Flash id="change-failed" tone="error">
			Failed to {verb} booking: {reason} <a href={list}>{back}</a>
		</Flash>
	);
}
