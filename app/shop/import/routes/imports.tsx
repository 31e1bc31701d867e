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
import { t } from "#app/common/language/messages.ts";
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
export const meta: MetaFunction = () => [{ title: pageTitle(t.productImport.pageTitle) }];

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
			<PageHeading title={t.productImport.pageTitle} />
			<div className="grid gap-5 lg:grid-cols-2">
				<Card title={t.productImport.importProducts}>
					<p className="text-secondary">{t.productImport.importText}</p>
					<PostForm
						id={form.id}
						encType="multipart/form-data"
						idempotencyKey={idempotencyKey}
						className="mt-5"
					>
						<ErrorSummary form={form} />
						<FileField
							field={fields.file}
							label={t.productImport.csvFile}
							hint={t.productImport.csvSize}
							accept=".csv,text/csv"
						/>
						<Button busy={t.productImport.uploading}>{t.productImport.upload}</Button>
					</PostForm>
				</Card>
				<Card title={t.productImport.exportProducts}>
					<p className="text-secondary">{t.productImport.exportText}</p>
					<p className="mt-5">
						<a href="/dashboard/products.csv" className="btn btn-plain" download>
							<Icon name="download" /> {t.productImport.download}
						</a>
					</p>
				</Card>
			</div>
			<h2 className="mt-8 mb-3 text-lg">{t.productImport.files}</h2>
			{files.length > 0 ? (
				<DataTable
					caption={t.productImport.files}
					columns={columns()}
					rows={files}
					rowKey={(file) => file.id}
				/>
			) : (
				<EmptyState title={t.productImport.emptyTitle}>{t.productImport.emptyText}</EmptyState>
			)}
		</>
	);
}

type Sent = ReturnType<typeof useLoaderData<typeof loader>>["files"][number];

const columns = (): Column<Sent>[] => [
	{
		key: "file",
		title: t.productImport.columns.file,
		cell: (file) => (
			<a href={`/dashboard/imports/${file.id}`} className="wrap-anywhere">
				{file.file_name}
			</a>
		),
	},
	{ key: "status", title: t.words.status, cell: (file) => <StatusBadge {...IMPORT_STATES[file.state]} /> },
	{
		key: "rows",
		title: t.productImport.columns.rows,
		align: "end",
		cell: (file) => formatCount(file.row_count),
	},
	{
		key: "problems",
		title: t.productImport.columns.errors,
		align: "end",
		cell: (file) => formatCount(file.problem_count),
	},
	{ key: "by", title: t.productImport.columns.by, cell: (file) => file.by ?? t.productImport.deletedAccount },
	{ key: "sent", title: t.productImport.columns.uploaded, cell: (file) => file.sent },
];
