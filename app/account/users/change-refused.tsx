import { t } from "#app/common/language/messages.ts";
import { Flash } from "#app/ui/dialog/flash.tsx";

/** The error message above the screen: what could not be done to an account, and why. */
export function ChangeRefused({ reason, list }: { reason: string; list: string }) {
	return (
		<Flash id="change-refused" tone="error">
			{t.users.refused({ reason, link: (text) => <a href={list}>{text}</a> })}
		</Flash>
	);
}
