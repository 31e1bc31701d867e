import { t } from "#app/common/language/messages.ts";
import { Flash } from "#app/ui/dialog/flash.tsx";

/**
 * Shown instead of a dialog whose question no longer applies, for example after using the Back button.
 * Nothing failed, so it is a note and not an error.
 */
export function AlreadyDone({ text, href }: { text: string; href: string }) {
	return (
		<Flash id="already-done" tone="info">
			{text} <a href={href}>{t.orderPage.backOrder}</a>
		</Flash>
	);
}
