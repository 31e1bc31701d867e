import { type HeadersFunction, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { IMPORT_STATUSES, type ImportStatus, LINE_KIND_NAMES } from "#app/shop/csv/import-words.ts";
import { type ImportLineKind, readImport } from "#app/shop/csv/imports.server.ts";
import { ImportBadge } from "#app/shop/ui/csv/import-badge.tsx";
import { ImportLines } from "#app/shop/ui/csv/import-lines.tsx";
import { ImportProgress } from "#app/shop/ui/csv/import-progress.tsx";
import { DashboardNav } from "#app/shop/ui/dashboard-nav.tsx";
import { showMoment } from "#app/site/calendar.ts";
import { maskId, unmaskId } from "#app/site/masked-id.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

const SIZE = 50;

/** How often the page of a file that is being worked on comes again, with scripts or without, in seconds. */
const REFRESH_S = "2";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: "Import – Meeha" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin", "Admin"]);
	const search = new URL(request.url).searchParams;
	const asked = LINE_KIND_NAMES.find((name) => name === search.get("kind"));
	const importId = unmaskId(params.importId ?? "");
	const page = Math.min(Math.max(1, Math.trunc(Number(search.get("page"))) || 1), 10_000);
	const read = async (kind: ImportLineKind) =>
		importId === null ? undefined : await readImport(db, { importId, kind, page, size: SIZE });
	let found = await read(asked ?? "problem");
	if (!found || importId === null) throw new Response(null, { status: 404 });
	// Without a choice, the first kind that has anything.
	const { counts } = found;
	const kind = asked ?? LINE_KIND_NAMES.find((name) => counts[name]) ?? "problem";
	if (kind !== (asked ?? "problem")) found = (await read(kind)) ?? found;
	const { created_at, ...file } = found.file;
	const sent = showMoment(created_at, env.MARKET_TIME_ZONE, new Date());
	const isWorking = IMPORT_STATUSES[file.status].isWorking;
	return json(
		{ ...found, file: { ...file, id: maskId(importId), sent }, kind },
		{ headers: isWorking ? { Refresh: REFRESH_S } : {} },
	);
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Import() {
	const { file, counts, lines, kind, page } = useLoaderData<typeof loader>();
	const path = `/dashboard/imports/${file.id}`;
	const isWorking = IMPORT_STATUSES[file.status].isWorking;
	const changing = file.created_count + file.updated_count;
	return (
		<>
			<DashboardNav here="/dashboard/imports" />
			<PageHeading title={file.file_name} action={<ImportBadge status={file.status} />} />
			<Card title={file.status === "checked" && changing === 0 ? NOTHING_TO_APPLY : TITLES[file.status]}>
				<p className="mb-4 text-secondary">
					Sent {file.sent} by {file.by ?? "a deleted account"}. {file.fault}
				</p>
				<ImportProgress file={file} />
				<div className="mt-5 flex flex-wrap gap-3">
					{file.status === "checked" && changing > 0 ? (
						<PostForm action={`${path}/application`}>
							<Button busy="Starting...">Apply {amountOf(changing, "product", "products")}</Button>
						</PostForm>
					) : null}
					{file.status === "checked" || isWorking ? (
						<PostForm action={`${path}/cancellation`}>
							<Button variant="plain" busy="Cancelling...">
								{file.status === "applying" ? "Stop here" : "Cancel"}
							</Button>
						</PostForm>
					) : (
						<ButtonLink href="/dashboard/imports" variant="plain">
							Import another file
						</ButtonLink>
					)}
					{isWorking ? (
						<ButtonLink href={path} variant="quiet">
							Refresh
						</ButtonLink>
					) : null}
				</div>
			</Card>
			<ImportLines
				{...{ path, counts, lines, kind, page }}
				size={SIZE}
				mayApply={file.status === "checked" && changing > 0}
			/>
		</>
	);
}

const TITLES: Record<ImportStatus, string> = {
	checking: "Checking the file. Nothing changes yet.",
	checked: "This is what would change",
	refused: "This file can’t be imported",
	applying: "Applying the file",
	done: "The file is applied",
	failed: "The import stopped",
	cancelled: "This import was cancelled",
};

const NOTHING_TO_APPLY = "Nothing in this file would change the shop";

const amountOf = (count: number, one: string, many: string) =>
	`${count.toLocaleString("en")} ${count === 1 ? one : many}`;
