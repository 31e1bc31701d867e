import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDate } from "#app/common/calendar.ts";
import { formatTaxRate } from "#app/common/format-figures.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { countryName } from "#app/common/places/country-name.ts";
import { regionName } from "#app/common/places/regions.server.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { listTaxClasses } from "#app/shop/pricing/tax-classes.server.ts";
import { listReducedClasses } from "#app/shop/settings/tax-classes.server.ts";
import { listTaxes } from "#app/shop/settings/taxes.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ActiveBadge, SettingLink, SettingList } from "#app/ui/office/setting-screens.tsx";
import type { Column } from "#app/ui/table/data-table.tsx";

const PATH = "/dashboard/taxes";
const CLASSES = `${PATH}/classes`;

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.taxSettings.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const [rates, all, classes] = await Promise.all([
		listTaxes(db),
		listTaxClasses(db),
		listReducedClasses(db),
	]);
	return json({
		classes,
		rates: rates.map((rate) => ({
			...rate,
			className: all.find(({ value }) => value === rate.tax_class)?.label ?? "",
			place: [rate.region && regionName(rate.country, rate.region), countryName(rate.country)]
				.filter(Boolean)
				.join(", "),
		})),
	});
}

type Row = Awaited<ReturnType<typeof listTaxes>>[number] & { place: string; className: string };

export default function Taxes() {
	const { rates, classes } = useLoaderData<typeof loader>();
	const columns: Column<Row>[] = [
		{
			key: "name",
			title: t.taxSettings.tax,
			isLead: true,
			cell: ({ id, name }) => <SettingLink here={PATH} id={id} name={name} />,
		},
		{ key: "place", title: t.taxSettings.location, onPhone: "last", cell: (row) => row.place },
		{ key: "class", title: t.taxClasses.label, onPhone: "last", cell: (row) => row.className },
		{
			key: "rate",
			title: t.taxSettings.rateTitle,
			align: "end",
			cell: (row) => <span className="tabular-nums">{formatTaxRate(row.rate_ppm)}</span>,
		},
		{
			key: "from",
			title: t.taxSettings.startsOn,
			onPhone: "last",
			cell: (row) => (row.starts_on ? formatDate(row.starts_on) : t.taxSettings.always),
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
		<>
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
			<section className="mt-10" aria-labelledby="tax-classes">
				<div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
					<div>
						<h2 id="tax-classes" className="text-xl">
							{t.taxClasses.title}
						</h2>
						<p className="mt-1 max-w-prose text-secondary">{t.taxClasses.lead}</p>
					</div>
					<ButtonLink href={`${CLASSES}/new`} variant="plain">
						<Icon name="plus" /> {t.settingKinds["tax class"].add}
					</ButtonLink>
				</div>
				<ul className="grid gap-2">
					{classes.map(({ id, name }) => (
						<li key={id}>
							<SettingLink here={CLASSES} id={id} name={name} />
						</li>
					))}
				</ul>
			</section>
		</>
	);
}
