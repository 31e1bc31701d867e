import { LongText } from "./long-text.tsx";
import sections from "./privacy.md?sections";
// For the table of cookies.
import "#app/ui/table/table.css";

export function PrivacyText() {
	return (
		<LongText
			title="Privacy"
			lead="We only store the data we need for your account, orders and bookings. We never sell it, and we don’t use trackers."
			since="20 November 2026"
			parts={sections}
		/>
	);
}
