import { type HeadersFunction, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { IMPORT_STATES } from "#app/shop/import/import-labels.ts";
import { ImportLists } from "#app/shop/import/import-lists.tsx";
import { viewImport } from "#app/shop/import/import-request.server.ts";
import { ImportActions, ImportProgress } from "#app/shop/import/import-status.tsx";
import { Card } from "#app/ui/card.tsx";
import { TrailLink } from "#app/ui/office/trail-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";

/** Seconds until the page of a file in progress reloads, with and without scripts. */
const REFRESH_S = "2";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.productImport.title) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const view = await viewImport(request, params);
	return json(view, { headers: IMPORT_STATES[view.state].isWorking ? { Refresh: REFRESH_S } : {} });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Import() {
	const view = useLoaderData<typeof loader>();
	const { file, state } = view;
	return (
		<>
			<PageHeading title={file.file_name} action={<StatusBadge {...IMPORT_STATES[state]} />} />
			<Card title={IMPORT_STATES[state].title}>
				<p className="mb-4 text-secondary">
					{file.by === null
						? t.productImport.uploadedByDeleted({ at: view.sent })
						: t.productImport.uploadedBy({ at: view.sent, by: file.by })}{" "}
					{file.fault}
				</p>
				<ImportProgress view={view} />
				<ImportActions view={view} />
				<TrailLink href={view.trail} />
			</Card>
			<ImportLists view={view} />
		</>
	);
}
