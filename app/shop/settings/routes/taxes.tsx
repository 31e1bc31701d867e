import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatTaxRate } from "#app/common/format-figures.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { countryName } from "#app/common/places/country-name.ts";
import { regionName } from "#app/common/places/regions.server.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { listTaxes } from "#app/shop/settings/taxes.server.ts";
import { ActiveBadge, SettingLink, SettingList } from "#app/ui/office/setting-screens.tsx";
import type { Column } from "#app/ui/table/data-table.tsx";

const PATH = "/dashboard/taxes";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.taxSettings.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const rates = await listTaxes(db);
	return json({
		rates: rates.map((rate) => ({
			...rate,
			place: [rate.region && regionName(rate.country, rate.region), countryName(rate.country)]
				.filter(Boolean)
				.join(", "),
		})),
	});
}

type Row = Awaited<ReturnType<typeof listTaxes>>[number] & { place: string };

export default function Taxes() {
	const { rates } = useLoaderData<typeof loader>();
	const columns: Column<Row>[] = [
		{
			key: "name",
			title: t.taxSettings.tax,
			isLead: true,
			cell: ({ id, name }) => <SettingLink here={PATH} id={id} name={name} />,
		},
		{ key: "place", title: t.taxSettings.location, onPhone: "last", cell: (row) => row.place },
		{
			key: "rate",
			title: t.taxSettings.rateTitle,
			align: "end",
			cell: (row) => <span className="tabular-nums">{formatTaxRate(row.rate_ppm)}</span>,
		},
		{
			key: "inclusive",
			title: t.taxSettings.calculation,
			onPhone: "last",
			cell: (row) => (row.is_inclusive ? t.taxSettings.included : t.taxSettings.addedCheckout),
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
			kind="tax rate"
			title={t.taxSettings.title}
			sub={t.taxSettings.lead}
			icon="wallet"
			empty={t.taxSettings.emptyText}
			columns={columns}
			rows={rates}
		/>
	);
}
