import { useLoaderData } from "@remix-run/react";
import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { PROVIDERS } from "#app/payments/payment-labels.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { LongText } from "#app/site/information/long-text.tsx";
import sections from "#app/site/information/terms.md?sections";

export const handle: ScreenHandle = { cached: true };

export const meta = () => [
	{ title: pageTitle("Terms") },
	{
		name: "description",
		content: `The terms for using ${marketName()}: orders, bookings, cancellations, withdrawal and refunds.`,
	},
];

export const loader = cacheUntilChanged({ of: [] }, async () => ({
	provider: paymentProvider && PROVIDERS[paymentProvider.name],
}));

export default function Terms() {
	const { provider } = useLoaderData<typeof loader>();
	return (
		<LongText
			title="Terms"
			lead={`These terms apply when you use ${marketName()} to shop, book a hotel room or book a moving vehicle.`}
			since="26 November 2026"
			parts={sections}
			values={{ provider }}
		/>
	);
}
