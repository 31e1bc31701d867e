import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatMoment } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { VEHICLE_TYPE_NAMES } from "#app/rent/fleet/vehicle-types.ts";
import { findRateCard } from "#app/rent/rates/rate-cards.server.ts";
import { listZones } from "#app/rent/rates/zones.server.ts";
import { Card } from "#app/ui/card.tsx";
import { ActiveBadge, SettingLink, SettingList } from "#app/ui/office/setting-screens.tsx";
import type { Column } from "#app/ui/table/data-table.tsx";

const RATES = "/trucking-dashboard/rates";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.moveRates.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const now = new Date();
	const cards = await Promise.all(
		VEHICLE_TYPE_NAMES.map(async (vehicleType) => {
			const card = await findRateCard(db, { vehicleType });
			const state = card
				? t.moveRates.version({
						version: card.version,
						saved: formatMoment(card.created_at, market.timeZone, now),
					})
				: t.moveRates.noPrices;
			return { vehicleType, state };
		}),
	);
	return json({ zones: await listZones(db), cards });
}

type Zone = ReturnType<typeof useLoaderData<typeof loader>>["zones"][number];

const COLUMNS: Column<Zone>[] = [
	{
		key: "name",
		get title() {
			return t.moveRates.zone.title;
		},
		isLead: true,
		cell: ({ id, name }) => <SettingLink here={`${RATES}/zones`} id={id} name={name} />,
	},
	{
		key: "prefixes",
		get title() {
			return t.moveRates.zone.prefixes;
		},
		cell: ({ prefixes }) => <span className="wrap-anywhere">{prefixes.join(", ")}</span>,
	},
	{
		key: "state",
		get title() {
			return t.words.status;
		},
		onPhone: "first",
		cell: (row) => <ActiveBadge isActive={row.is_active} />,
	},
];

export default function Rates() {
	const { zones, cards } = useLoaderData<typeof loader>();
	return (
		<>
			<SettingList
				here={`${RATES}/zones`}
				kind="zone"
				title={t.moveRates.title}
				sub={t.moveRates.intro}
				icon="pin"
				empty={t.moveRates.empty}
				columns={COLUMNS}
				rows={zones}
			/>
			<div className="mt-6">
				<Card title={t.moveRates.cards}>
					<ul className="divide-y divide-line border-y border-line">
						{cards.map(({ vehicleType, state }) => (
							<li key={vehicleType} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
								<a href={`${RATES}/${vehicleType}`} className="link font-semibold">
									{t.vehicleTypes.label[vehicleType]}
								</a>{" "}
								<span className="text-secondary">{state}</span>
							</li>
						))}
					</ul>
				</Card>
			</div>
		</>
	);
}
