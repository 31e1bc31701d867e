import { useLoaderData } from "@remix-run/react";
import { formatList } from "#app/common/format-figures.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { formatMoney } from "#app/common/money.ts";
import { countryName } from "#app/common/places/country-name.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { type DeliveryMethod, listDeliveryMethods } from "#app/shop/pricing/delivery-methods.server.ts";

export const handle: ScreenHandle = { cached: true };

export const meta = () => [
	{ title: pageTitle("Delivery") },
	{
		name: "description",
		content: `How ${marketName()} delivers: the price, the time and the countries of each delivery method.`,
	},
];

export const loader = cacheUntilChanged({ of: ["shop"] }, async () => ({
	methods: await listDeliveryMethods(db),
	currency: market.currency,
}));

/** How the shop delivers, from its settings. */
export default function Delivery() {
	const { methods, currency } = useLoaderData<typeof loader>();
	return (
		<article className="mx-auto max-w-prose">
			<h1 className="text-3xl">Delivery</h1>
			<p className="mt-3 text-lg text-secondary">
				You choose the delivery at the checkout, and see its price before you order.
			</p>
			{methods.length === 0 ? <p className="mt-6">We don’t deliver anywhere yet.</p> : null}
			<ul className="mt-6 grid gap-4">
				{methods.map((method) => (
					<li key={method.id} className="card p-5">
						<div className="flex flex-wrap items-baseline justify-between gap-x-6">
							<h2 className="text-lg">{method.name}</h2>
							<p className="font-semibold tabular-nums">{formatPrice(method, currency)}</p>
						</div>
						{method.description ? <p className="mt-1">{method.description}</p> : null}
						<p className="mt-1 text-secondary">
							{formatDays(method)}, to {formatCountries(method)}
						</p>
					</li>
				))}
			</ul>
			<p className="mt-6">
				Working days are Monday to Friday. The first one is the day after you order or, when you pay in
				advance, after we receive your payment. You can follow your parcel under{" "}
				<a href="/track">Track Order</a>.
			</p>
		</article>
	);
}

const formatPrice = ({ price, freeFrom }: DeliveryMethod, currency: string): string => {
	if (price === 0) return "Free";
	const free = freeFrom === null ? "" : `, free over ${formatMoney(freeFrom, currency)}`;
	return formatMoney(price, currency) + free;
};

function formatDays({ minDays, maxDays }: DeliveryMethod): string {
	const days = minDays === maxDays ? String(minDays) : `${minDays}–${maxDays}`;
	return `${days} working ${days === "1" ? "day" : "days"}`;
}

const formatCountries = ({ countries }: DeliveryMethod): string =>
	countries.length === 0 ? "every country" : formatList(countries.map(countryName));
