import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatMoment } from "#app/common/calendar.ts";
import { formatCount } from "#app/common/language/format-count.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { readUpload } from "#app/http/forms/upload.server.ts";
import { retryAfterHeaders } from "#app/http/network/retry-after.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import {
	CSV_BYTES,
	IMPORT_STATES,
	importSchema,
	plainFileName,
	stateOfImport,
} from "#app/shop/import/import-labels.ts";
import { listImports, startImport } from "#app/shop/import/imports.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const headers = retryAfterHeaders;
export const meta: MetaFunction = () => [{ title: pageTitle("Import and export") }];

export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const now = new Date();
	const files = await listImports(db);
	return json({
		idempotencyKey: randomUUID(),
		files: files.map(({ id, created_at, ...file }) => ({
			...file,
			id: maskId(id),
			state: stateOfImport(file),
			sent: formatMoment(created_at, market.timeZone, now),
		})),
	});
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const form = await readUpload(request, importSchema, person, {
		field: "file",
		fileBytes: CSV_BYTES,
		limit: "fileByAccount",
	});
	if (!form.ok) return form.refusal;
	const { file, idempotencyKey } = form.value;
	const id = await startImport(db, {
		idempotencyKey,
		accountId: person.accountId,
		fileName: plainFileName(file.name),
		bytes: new Uint8Array(await file.arrayBuffer()),
		now: new Date(),
	});
	return redirect(`/dashboard/imports/${maskId(id)}`, { status: 303 });
}

export default function Imports() {
	const { files, idempotencyKey } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ file: File; idempotencyKey: string }>({
		id: "import",
		lastResult: useActionData<typeof action>(),
	});
	return (
		<>
			<PageHeading title="Import and export" />
			<div className="grid gap-5 lg:grid-cols-2">
				<Card title="Import products">
					<p className="text-secondary">
						Upload a CSV file in Shopify’s product format, with old or new column names. You see every change
						before it is applied. Pictures are fetched from their https addresses, or uploaded as a ZIP file.
					</p>
					<PostForm
						id={form.id}
						encType="multipart/form-data"
						idempotencyKey={idempotencyKey}
						className="mt-5"
					>
						<ErrorSummary form={form} />
						<FileField field={fields.file} label="CSV file" hint="Up to 20 MB" accept=".csv,text/csv" />
						<Button busy="Uploading...">Upload and check</Button>
					</PostForm>
				</Card>
				<Card title="Export products">
					<p className="text-secondary">
						Download all products, variants and stock in one CSV file. Edit it in a spreadsheet and import it
						again: only your changes are applied.
					</p>
					<p className="mt-5">
						<a href="/dashboard/products.csv" className="btn btn-plain" download>
							<Icon name="download" /> Download products.csv
						</a>
					</p>
				</Card>
			</div>
			<h2 className="mt-8 mb-3 text-lg">Imported files</h2>
			{files.length > 0 ? (
				<DataTable caption="Imported files" columns={COLUMNS} rows={files} rowKey={(file) => file.id} />
			) : (
				<EmptyState title="No imports yet">
					Files are listed here for 30 days after you import them.
				</EmptyState>
			)}
		</>
	);
}

type Sent = ReturnType<typeof useLoaderData<typeof loader>>["files"][number];

const COLUMNS: Column<Sent>[] = [
	{
		key: "file",
		title: "File",
		cell: (file) => (
			<a href={`/dashboard/imports/${file.id}`} className="wrap-anywhere">
				{file.file_name}
			</a>
		),
	},
	{ key: "status", title: "Status", cell: (file) => <StatusBadge {...IMPORT_STATES[file.state]} /> },
	{ key: "rows", title: "Rows", align: "end", cell: (file) => formatCount(file.row_count) },
	{
		key: "problems",
		title: "Errors",
		align: "end",
		cell: (file) => formatCount(file.problem_count),
	},
	{ key: "by", title: "Uploaded by", cell: (file) => file.by ?? "A deleted account" },
	{ key: "sent", title: "Uploaded", cell: (file) => file.sent },
];
