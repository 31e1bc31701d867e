import type { MetaFunction } from "@remix-run/node";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { LongText } from "#app/site/ui/long-text.tsx";
import { privacyParts } from "#app/site/ui/privacy-parts.tsx";

export const handle: ScreenHandle = { kept: true };

export const meta: MetaFunction = () => [
	{ title: "Privacy – Meeha" },
	{
		name: "description",
		content:
			"What Meeha keeps about you, why, for how long, every cookie by name, and how to have it deleted.",
	},
];

export default function Privacy() {
	return (
		<LongText
			title="Privacy"
			lead="We keep what a booking, an order or an account needs, show it to those who carry it out, and sell it to nobody. There are no trackers here."
			since="20 November 2026"
			parts={privacyParts}
		/>
	);
}
