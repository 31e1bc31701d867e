import type { MetaFunction } from "@remix-run/node";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { LongText } from "#app/site/ui/long-text.tsx";
import { termsParts } from "#app/site/ui/terms-parts.tsx";

export const handle: ScreenHandle = { kept: true };

export const meta: MetaFunction = () => [
	{ title: "Terms – Meeha" },
	{
		name: "description",
		content: "What you and Meeha agree to: bookings, orders, cancelling, withdrawal and refunds.",
	},
];

export default function Terms() {
	return (
		<LongText
			title="Terms"
			lead="What you and we agree to when you use Meeha: to buy in the shop, to book a room, or to have things moved."
			since="20 November 2026"
			parts={termsParts}
		/>
	);
}
