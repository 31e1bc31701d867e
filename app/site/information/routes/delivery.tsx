import { useLoaderData } from "@remix-run/react";
import { formatList } from "#app/common/format-figures.ts";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageMeta } from "#app/common/market/page-meta.ts";
import { formatMoney } from "#app/common/money.ts";
import { countryName, sortCountries } from "#app/common/places/country-name.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { type DeliveryMethod, listDeliveryMethods } from "#app/shop/pricing/delivery-methods.server.ts";

export const handle: ScreenHandle = { cached: true };

export const meta = () =>
	pageMeta({
		path: "/delivery",
		title: t.information.delivery.title,
		description: t.information.delivery.description({ market: marketName() }),
	});

export const loader = cacheUntilChanged({ of: ["shop"] }, async () => ({
	methods: await listDeliveryMethods(db),
	currency: market.currency,
}));

/** How the shop delivers, from its settings. */
export default function Delivery() {
	const { methods, currency } = useLoaderData<typeof loader>();
	return (
		<article className="mx-auto max-w-prose">
			<h1 className="text-3xl">{t.information.delivery.title}</h1>
			<p className="mt-3 text-lg text-secondary">{t.information.delivery.lead}</p>
			{methods.length === 0 ? <p className="mt-6">{t.information.delivery.none}</p> : null}
			<ul className="mt-6 grid gap-4">
				{methods.map((method) => (
					<li key={method.id} className="card p-5">
						<div className="flex flex-wrap items-baseline justify-between gap-x-6">
							<h2 className="text-lg" lang={method.lang?.name}>
								{method.name}
							</h2>
							<p className="font-semibold tabular-nums">{formatPrice(method, currency)}</p>
						</div>
						{method.description ? (
							<p className="mt-1" lang={method.lang?.description}>
								{method.description}
							</p>
						) : null}
						<p className="mt-1 text-secondary">
							{t.information.delivery.daysTo({
								days: formatDays(method),
								countries: formatCountries(method),
							})}
						</p>
					</li>
				))}
			</ul>
			<p className="mt-6">
				{t.information.delivery.workingDays({ link: (text) => <a href="/track">{text}</a> })}
			</p>
		</article>
	);
}

const formatPrice = ({ price, freeFrom }: DeliveryMethod, currency: string): string => {
	if (price === 0) return t.words.free;
	const cost = formatMoney(price, currency);
	if (freeFrom === null) return cost;
	return t.information.delivery.freeOver({ price: cost, limit: formatMoney(freeFrom, currency) });
};

function formatDays({ minDays, maxDays }: DeliveryMethod): string {
	const days = minDays === maxDays ? String(minDays) : `${minDays}–${maxDays}`;
	return t.information.delivery.days({ days, count: maxDays });
}

const formatCountries = ({ countries }: DeliveryMethod): string =>
	countries.length === 0
		? t.information.delivery.everyCountry
		: formatList(sortCountries(countries).map(countryName));
