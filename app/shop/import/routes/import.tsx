import { type HeadersFunction, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatMoment } from "#app/common/calendar.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { trailPath } from "#app/common/trail-path.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { DashboardNav } from "#app/shop/dashboard-nav.tsx";
import { ImportActions } from "#app/shop/import/import-actions.tsx";
import {
	IMPORT_LIST_NAMES,
	IMPORT_STATES,
	type ImportList,
	stateOfImport,
} from "#app/shop/import/import-labels.ts";
import { ImportLists } from "#app/shop/import/import-lists.tsx";
import { ImportProgress } from "#app/shop/import/import-progress.tsx";
import { requireImport } from "#app/shop/import/import-request.server.ts";
import { listFindings } from "#app/shop/import/imports.server.ts";
import { listPictures } from "#app/shop/import/pictures/list-pictures.server.ts";
import { Card } from "#app/ui/card.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { TrailLink } from "#app/ui/trail-link.tsx";

const SIZE = 50;

/** Seconds until the page of a file in progress reloads, with and without scripts. */
const REFRESH_S = "2";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle("Import") }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const search = new URL(request.url).searchParams;
	const { importId, path, pictures, ...found } = await requireImport(params);
	const totals: Record<ImportList, number> = {
		...{ problem: 0, warning: 0, category: 0, create: 0, update: 0, ...found.counts },
		failed_picture: pictures.failed,
		picture: pictures.named + pictures.waiting + pictures.added + pictures.failed,
	};
	const list =
		IMPORT_LIST_NAMES.find((name) => name === search.get("kind")) ??
		IMPORT_LIST_NAMES.find((name) => totals[name] > 0) ??
		"problem";
	const last = Math.max(1, Math.ceil(totals[list] / SIZE));
	const page = Math.min(Math.max(1, Math.trunc(Number(search.get("page"))) || 1), last);
	const shown = { importId, page, size: SIZE };
	const isPictures = list === "picture" || list === "failed_picture";
	const { created_at, ...file } = found.file;
	const state = stateOfImport({ ...file, pictures });
	return json(
		{
			path,
			trail: trailPath("import", importId),
			file: { ...file, sent: formatMoment(created_at, market.timeZone, new Date()) },
			state,
			pictures,
			totals,
			list,
			page,
			findings: isPictures ? [] : await listFindings(db, { ...shown, kind: list }),
			pictureRows: isPictures
				? await listPictures(db, { ...shown, failedOnly: list === "failed_picture" })
				: [],
		},
		{ headers: IMPORT_STATES[state].isWorking ? { Refresh: REFRESH_S } : {} },
	);
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Import() {
	const { file, state, pictures, trail, ...lists } = useLoaderData<typeof loader>();
	const { path, totals } = lists;
	const changing = file.created_count + file.updated_count;
	return (
		<>
			<DashboardNav here="/dashboard/imports" />
			<PageHeading title={file.file_name} action={<StatusBadge {...IMPORT_STATES[state]} />} />
			<Card title={IMPORT_STATES[state].title}>
				<p className="mb-4 text-secondary">
					Uploaded {file.sent} by {file.by ?? "a deleted account"}. {file.fault}
				</p>
				<ImportProgress
					file={file}
					state={state}
					pictures={pictures}
					newCategories={totals.category}
					pictureTotal={totals.picture}
				/>
				<ImportActions
					path={path}
					state={state}
					changing={changing}
					held={file.held_count}
					pictures={pictures}
				/>
				<TrailLink href={trail} />
			</Card>
			<ImportLists {...lists} size={SIZE} canApply={state === "checked" && changing > 0} />
		</>
	);
}
