import { t } from "#app/common/language/messages.ts";
import { LongText } from "./long-text.tsx";
// For the table of cookies.
import "#app/ui/table/table.css";

type PrivacyTextProps = {
	/** The name of who handles online payments, and of who else signs people in; null for nobody. */
	provider: string | null;
	openid: string | null;
};

export function PrivacyText({ provider, openid }: PrivacyTextProps) {
	return (
		<LongText
			title={t.information.privacy.title}
			lead={t.information.privacy.lead}
			since="2026-11-26"
			name="privacy"
			values={{ provider, openid }}
		/>
	);
}
