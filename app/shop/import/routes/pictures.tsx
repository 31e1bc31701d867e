import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readUpload } from "#app/http/forms/upload.server.ts";
import { retryAfterHeaders } from "#app/http/network/retry-after.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { archiveSchema } from "#app/shop/import/import-labels.ts";
import { requireImport } from "#app/shop/import/import-request.server.ts";
import {
	ARCHIVE_BYTES,
	type UploadResult,
	uploadPictures,
} from "#app/shop/import/pictures/upload-pictures.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

/** The most unusable files that are named; beyond that, only their number is shown. */
const MAX_NAMED = 20;

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const headers = retryAfterHeaders;
export const meta: MetaFunction = () => [{ title: pageTitle(t.productImport.uploadPictures) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const { file, pictures, path } = await requireImport(params);
	const missing = pictures.named + pictures.waiting + pictures.failed;
	return json({ fileName: file.file_name, missing, path });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const limits = { field: "archive", fileBytes: ARCHIVE_BYTES, limit: "fileByAccount" } as const;
	const form = await readUpload(request, archiveSchema, person, limits);
	if (!form.ok) return form.refusal;
	const { importId, path } = await requireImport(params);
	const bytes = Buffer.from(await form.value.archive.arrayBuffer());
	const uploaded = await uploadPictures(db, { importId, bytes, actorId: person.accountId, now: new Date() });
	if (!uploaded) return form.refuse({ archive: [t.productImport.notZip] });
	const problems = describeProblems(uploaded);
	const taken = t.productImport.found({ count: uploaded.matched });
	if (problems.length > 0)
		return form.refuse({ archive: uploaded.matched > 0 ? [taken, ...problems] : problems });
	if (uploaded.matched === 0)
		return form.refuse({
			archive: [t.productImport.noneMatch],
		});
	return redirectWithFlash(`${path}?kind=picture`, { tone: "success", text: taken });
}

function describeProblems({ bad, ambiguous }: UploadResult): string[] {
	const all = [
		...bad.map(({ name, why }) => `${name.slice(0, 100)}: ${why}`),
		...ambiguous.map((name) => t.productImport.ambiguous({ file: name.slice(0, 100) })),
	];
	const more = all.length - MAX_NAMED;
	return more > 0 ? [...all.slice(0, MAX_NAMED), t.productImport.more({ count: more })] : all;
}

export default function Pictures() {
	const { fileName, missing, path } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ archive: File }>({
		id: "pictures",
		lastResult: useActionData<typeof action>(),
	});
	return (
		<>
			<PageHeading title={t.productImport.uploadPictures} />
			{missing === 0 ? (
				<EmptyState
					title={t.productImport.nothingMissing}
					icon="image"
					action={<ButtonLink href={path}>{t.productImport.back}</ButtonLink>}
				>
					{t.productImport.allAdded({ file: fileName })}
				</EmptyState>
			) : (
				<Card title={fileName}>
					<p className="max-w-[68ch] text-secondary">
						{t.productImport.missing({ count: missing, code: (text) => <code>{text}</code> })}
					</p>
					<PostForm id={form.id} encType="multipart/form-data" className="mt-5">
						<ErrorSummary form={form} />
						<FileField
							field={fields.archive}
							label={t.productImport.zipFile}
							hint={t.productImport.zipHint}
							accept=".zip,application/zip"
						/>
						<div className="flex flex-wrap gap-3">
							<Button busy={t.productImport.uploading}>{t.productImport.uploadPictures}</Button>
							<ButtonLink href={path} variant="plain">
								{t.productImport.back}
							</ButtonLink>
						</div>
					</PostForm>
				</Card>
			)}
		</>
	);
}
