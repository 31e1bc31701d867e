import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { PHOTO_ACCEPT, PHOTO_BYTES } from "#app/common/photos/photo-limits.ts";
import { PHOTO } from "#app/common/photos/pictures.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { drawUploads } from "#app/http/forms/draw-uploads.server.ts";
import { answerSetting, readSettingForm, settingOf } from "#app/http/forms/setting-request.server.ts";
import { readUpload, refuseFiles } from "#app/http/forms/upload.server.ts";
import { retryAfterHeaders } from "#app/http/network/retry-after.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { findCategory, saveCategory } from "#app/shop/settings/categories.server.ts";
import { categorySchema } from "#app/shop/settings/setting-forms.server.ts";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { SettingForm } from "#app/ui/office/setting-screens.tsx";
import { ProductThumb } from "#app/ui/photos/thumb.tsx";

const PATH = "/dashboard/categories";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const headers = retryAfterHeaders;
export const meta: MetaFunction = () => [{ title: pageTitle(t.shopCategories.category) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const found = await settingOf(params, findCategory);
	const typed = found && { name: found.name, slug: found.slug, description: found.description };
	const imageHash = found?.image_hash ?? null;
	return json({ form: await readSettingForm("category", found), typed, imageHash });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const found = await settingOf(params, findCategory);
	const limits = { field: "picture", fileBytes: PHOTO_BYTES, limit: "photoByAccount" } as const;
	const form = await readUpload(request, categorySchema, person, limits);
	if (!form.ok) {
		const { status } = form.refusal;
		// What is wrong with the file itself has a sentence of its own.
		const isLost = form.sent.some(({ size }) => size > 0) && status === 422;
		return isLost ? refuseFiles(form, { picture: [t.shopCategories.chooseAgain] }, { status }) : form.refusal;
	}
	const { expectedVersion, idempotencyKey, picture: file, noPicture, ...texts } = form.value;
	const { accountId } = person;
	const drawn = await drawUploads(file ? [file] : [], { uploader: form.uploader, ...PHOTO });
	if (!drawn.ok) return form.refuse({ picture: [drawn.sentence] }, drawn.init);
	const [picture] = drawn.pictures;
	if (file && !picture)
		return form.refuse({ picture: drawn.problems.map(({ reason }) => t.pictureRefusals[reason]) });
	const now = new Date();
	const saved = await saveCategory(db, {
		category: { ...texts, picture: picture ?? (noPicture ? null : undefined) },
		id: found?.id ?? null,
		expectedVersion,
		idempotencyKey,
		actorId: accountId,
		now,
	});
	const errors: Record<string, string[]> = file ? { picture: [t.shopCategories.chooseAgain] } : {};
	if (!saved.ok && saved.reason === "slug_taken")
		return form.refuse({ slug: [t.shopCategories.handleTaken], ...errors });
	return answerSetting(form, saved, { kind: "category", path: PATH, name: texts.name, errors });
}

const NAMES = {
	get name() {
		return t.words.name;
	},
	get slug() {
		return t.shopCategories.handle;
	},
	get description() {
		return t.words.description;
	},
};

export default function Category() {
	const { form, typed, imageHash } = useLoaderData<typeof loader>();
	const { maskedId } = useParams();
	const lastResult = useActionData<typeof action>();
	return (
		<SettingForm<keyof typeof NAMES, "picture" | "noPicture">
			{...form}
			here={PATH}
			kind="category"
			title={typed?.name}
			typed={typed}
			translations={maskedId ? `${PATH}/${maskedId}` : null}
			names={NAMES}
			lastResult={lastResult}
			encType="multipart/form-data"
		>
			{(field) => (
				<>
					<TextField field={field("name")} label={NAMES.name} autoComplete="off" width="medium" />
					<TextField
						field={field("slug")}
						label={NAMES.slug}
						hint={t.shopCategories.handleHint}
						optional
						autoComplete="off"
						width="medium"
					/>
					<TextArea field={field("description")} label={NAMES.description} optional />
					{imageHash ? (
						<div className="mb-5 flex items-center gap-4">
							<ProductThumb hash={imageHash} />
							<CheckField
								field={field("noPicture")}
								label={t.shopCategories.removePicture}
								isChecked={lastResult?.initialValue?.noPicture !== undefined}
								className=""
							/>
						</div>
					) : null}
					<FileField
						field={field("picture")}
						label={imageHash ? t.shopCategories.replacePicture : t.shopCategories.picture}
						hint={t.shopCategories.pictureHint}
						optional
						accept={PHOTO_ACCEPT}
					/>
				</>
			)}
		</SettingForm>
	);
}
