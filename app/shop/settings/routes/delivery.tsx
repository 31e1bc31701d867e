import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { formatMoney } from "#app/common/money.ts";
import { countryName, sortCountries } from "#app/common/places/country-name.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { listDelivery } from "#app/shop/settings/delivery.server.ts";
import { ActiveBadge, SettingLink, SettingList } from "#app/ui/office/setting-screens.tsx";
import type { Column } from "#app/ui/table/data-table.tsx";

const PATH = "/dashboard/delivery";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.deliverySettings.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	return json({ methods: await listDelivery(db), currency: market.currency });
}

type Row = Awaited<ReturnType<typeof listDelivery>>[number];

export default function Delivery() {
	const { methods, currency } = useLoaderData<typeof loader>();
	const columns: Column<Row>[] = [
		{
			key: "name",
			title: t.deliverySettings.method,
			isLead: true,
			cell: (row) => (
				<>
					<SettingLink here={PATH} id={row.id} name={row.name} />
					{row.description ? (
						// Not a paragraph: text browsers would break the row there.
						<span className="block text-secondary wrap-anywhere max-md:hidden"> {row.description}</span>
					) : null}
				</>
			),
		},
		{
			key: "price",
			title: t.words.price,
			align: "end",
			cell: (row) => (row.price === 0 ? t.words.free : formatMoney(row.price, currency)),
		},
		{
			key: "free",
			title: t.deliverySettings.free,
			align: "end",
			onPhone: "none",
			cell: (row) => (row.free_from === null ? "–" : formatMoney(row.free_from, currency)),
		},
		{
			key: "days",
			title: t.deliverySettings.days,
			onPhone: "last",
			cell: (row) => <span className="whitespace-nowrap">{formatDays(row)}</span>,
		},
		{
			key: "countries",
			title: t.deliverySettings.countries,
			onPhone: "last",
			cell: (row) => formatCountries(row.countries),
		},
		{
			key: "state",
			title: t.words.status,
			onPhone: "first",
			cell: (row) => <ActiveBadge isActive={row.is_active} />,
		},
	];
	return (
		<SettingList
			here={PATH}
			kind="delivery method"
			title={t.deliverySettings.title}
			sub={t.deliverySettings.orderHint}
			icon="truck"
			empty={t.deliverySettings.emptyText}
			columns={columns}
			rows={methods}
		/>
	);
}

const formatDays = ({ min_days: minDays, max_days: maxDays }: Row) =>
	minDays === maxDays
		? t.counts.days({ count: minDays })
		: t.deliverySettings.daysBetween({ from: minDays, to: maxDays });

function formatCountries(countries: string): string {
	const names = sortCountries(countries.split(",").filter(Boolean)).map(countryName);
	if (names.length === 0) return t.deliverySettings.allCountries;
	return names.length > 4
		? t.deliverySettings.andMore({ countries: withCommas(names.slice(0, 3)), count: names.length - 3 })
		: withCommas(names);
}
