import type { MetaFunction } from "@remix-run/node";
import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { LongText } from "#app/site/information/long-text.tsx";
import sections from "#app/site/information/terms.md?sections";

export const handle: ScreenHandle = { cached: true };

export const meta: MetaFunction = () => [
	{ title: pageTitle("Terms") },
	{
		name: "description",
		content: `The terms for using ${marketName()}: orders, bookings, cancellations, withdrawal and refunds.`,
	},
];

export default function Terms() {
	return (
		<LongText
			title="Terms"
			lead={`These terms apply when you use ${marketName()} to shop, book a hotel room or book a moving vehicle.`}
			since="20 November 2026"
			parts={sections}
		/>
	);
}
