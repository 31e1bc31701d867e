import type { MetaFunction } from "@remix-run/node";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { LongText } from "#app/site/information/long-text.tsx";
import { privacySections } from "#app/site/information/privacy-sections.tsx";

export const handle: ScreenHandle = { cached: true };

export const meta: MetaFunction = () => [
	{ title: "Privacy – Meeha" },
	{
		name: "description",
		content:
			"What personal data Meeha stores, why and for how long, which cookies we use, and how to delete your data.",
	},
];

export default function Privacy() {
	return (
		<LongText
			title="Privacy"
			lead="We only store the data we need for your account, orders and bookings. We never sell it, and we don’t use trackers."
			since="20 November 2026"
			parts={privacySections}
		/>
	);
}
