import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { unmaskId } from "#app/common/masked-id.ts";
import { PHOTO_ACCEPT, PHOTO_BYTES } from "#app/common/photos/photo-limits.ts";
import { PHOTO, PICTURE_REFUSALS } from "#app/common/photos/pictures.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { drawUploads } from "#app/http/forms/draw-uploads.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { retryAfterHeaders } from "#app/http/forms/retry-after.ts";
import { readUpload } from "#app/http/forms/upload.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { findCategory, saveCategory } from "#app/shop/settings/categories.server.ts";
import { SettingForm } from "#app/shop/settings/setting-form.tsx";
import { categorySchema } from "#app/shop/settings/setting-forms.server.ts";
import { SettingFrame } from "#app/shop/settings/setting-frame.tsx";
import { readSettingHistory } from "#app/shop/settings/setting-history.server.ts";
import { explainSettingConflict, formatSettingSaved } from "#app/shop/settings/setting-messages.ts";
import { ProductThumb } from "#app/shop/thumb.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";

const PATH = "/dashboard/categories";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const headers = retryAfterHeaders;
export const meta: MetaFunction = () => [{ title: "Category – Meeha" }];

/** The same screen creates a category, when its path has no id. */
async function read(maskedId: string | undefined) {
	const category = maskedId ? await findCategory(db, { id: unmaskId(maskedId) }) : null;
	if (category === undefined) throw json(null, { status: 404 });
	return category;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const found = await read(params.maskedId);
	const typed = found && { name: found.name, slug: found.slug, description: found.description };
	const at = { timeZone: env.MARKET_TIME_ZONE, now: new Date() };
	return json({
		marks: { version: found?.version ?? null, idempotencyKey: randomUUID(), typed },
		imageHash: found?.imageHash ?? null,
		changes: await readSettingHistory(db, { kind: "category", id: found?.id, ...at }),
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const found = await read(params.maskedId);
	const limits = { field: "picture", fileBytes: PHOTO_BYTES };
	const form = await readUpload(request, categorySchema, person, limits);
	if (!form.ok) return form.refusal;
	const { expectedVersion, idempotencyKey, picture: file, noPicture, ...words } = form.value;
	const { accountId } = person;
	const drawn = await drawUploads(file ? [file] : [], { accountId, limit: "photoByAccount", ...PHOTO });
	if (!drawn.ok) return form.refuse({ picture: [drawn.sentence] }, drawn.init);
	const [picture] = drawn.pictures;
	if (file && !picture)
		return form.refuse({ picture: drawn.problems.map(({ reason }) => PICTURE_REFUSALS[reason]) });
	const now = new Date();
	const saved = await saveCategory(db, {
		category: { ...words, picture: picture ?? (noPicture ? null : undefined) },
		...{ id: found?.id ?? null, expectedVersion, idempotencyKey, actorId: accountId, now },
	});
	if (saved.ok) return redirectWithFlash(...formatSettingSaved(saved, { path: PATH, name: words.name }));
	if (saved.reason === "gone") throw json(null, { status: 404 });
	const again: Record<string, string[]> = file ? { picture: [CHOOSE_AGAIN] } : {};
	if (saved.reason === "slug_taken")
		return form.refuse({ slug: ["Another category uses this handle. Enter a different one."], ...again });
	const at = { timeZone: env.MARKET_TIME_ZONE, now };
	return form.refuse({ expectedVersion: [explainSettingConflict("category", saved, at)], ...again }, 409);
}

const CHOOSE_AGAIN = "Choose the picture again. Browsers don’t keep chosen files.";
const NAMES = { name: "Name", slug: "Handle", description: "Description" };

type Fields = Record<keyof typeof NAMES | "noPicture" | "expectedVersion" | "idempotencyKey", string> & {
	picture: File;
};

export default function Category() {
	const { marks, imageHash, changes } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const [form, fields] = useForm<Fields>({ id: "category", lastResult, defaultValue: marks.typed ?? {} });
	const common = {
		form,
		fields,
		marks,
		changes,
		names: NAMES,
		sent: lastResult?.initialValue,
		cancelHref: PATH,
	};
	return (
		<SettingFrame here={PATH} back="All categories" title={marks.typed?.name ?? "Add category"}>
			<SettingForm {...common} thing="category" encType="multipart/form-data">
				<TextField field={fields.name} label={NAMES.name} autoComplete="off" width="medium" />
				<TextField
					field={fields.slug}
					label={NAMES.slug}
					hint="Used in the web address. Leave empty to create it from the name."
					optional
					autoComplete="off"
					width="medium"
				/>
				<TextArea field={fields.description} label={NAMES.description} optional />
				{imageHash ? (
					<div className="mb-5 flex items-center gap-4">
						<ProductThumb hash={imageHash} />
						<CheckField
							field={fields.noPicture}
							label="Remove picture"
							isChecked={lastResult?.initialValue?.noPicture !== undefined}
							className=""
						/>
					</div>
				) : null}
				<FileField
					field={fields.picture}
					label={imageHash ? "Replace picture" : "Picture"}
					hint="JPEG, PNG, WebP or AVIF, up to 8 MB"
					optional
					accept={PHOTO_ACCEPT}
				/>
			</SettingForm>
		</SettingFrame>
	);
}
