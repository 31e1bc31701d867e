import { t } from "#app/common/language/messages.ts";
import { Flash } from "./flash.tsx";

type ChangeFailedProps = {
	/** What could not be done: "confirm the order". */
	what: string;
	reason: string;
	/** The URL of the screen without this message, and the label of its link. */
	href: string;
	back: string;
};

/** The error message above a screen, in place of its dialog: what could not be done, and why. */
export function ChangeFailed({ what, reason, href, back }: ChangeFailedProps) {
	return (
		<Flash id="change-failed" tone="error">
			{t.dialogs.failedTo({ what, reason })} <a href={href}>{back}</a>
		</Flash>
	);
}
