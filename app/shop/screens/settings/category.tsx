import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readUpload } from "#app/http/forms/upload.server.ts";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { PHOTO_ACCEPT, PHOTO_BYTES } from "#app/shop/products/photos/photo-words.ts";
import { findCategory, saveCategory } from "#app/shop/settings/categories.server.ts";
import { categorySchema } from "#app/shop/settings/setting-forms.server.ts";
import { Thumb } from "#app/shop/ui/products/thumb.tsx";
import { SettingFrame } from "#app/shop/ui/settings/setting-frame.tsx";
import { drawPicture } from "#app/site/images.server.ts";
import { unmaskId } from "#app/site/masked-id.ts";
import { PHOTO_WIDTHS, PICTURE_REFUSALS } from "#app/site/pictures.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";

const PATH = "/dashboard/categories";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: "Category – Meeha" }];

/** The same screen makes a category, where its path has no id. */
async function read(maskedId: string | undefined) {
	const category = maskedId ? await findCategory(db, { id: unmaskId(maskedId) }) : null;
	if (category === undefined) throw json(null, { status: 404 });
	return category;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin", "Admin"]);
	return json({ category: await read(params.maskedId) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin", "Admin"]);
	const category = await read(params.maskedId);
	const form = await readUpload(request, categorySchema, person, {
		field: "picture",
		fileBytes: PHOTO_BYTES,
	});
	if (!form.ok) return form.refusal;
	const { picture: file, noPicture, ...words } = form.value;
	const bytes = file && Buffer.from(await file.arrayBuffer());
	const drawn = bytes && (await drawPicture(bytes, { widths: PHOTO_WIDTHS, avif: true }));
	if (drawn && !drawn.ok) return form.refuse({ picture: [PICTURE_REFUSALS[drawn.reason]] });
	const saved = await saveCategory(db, {
		id: category?.id ?? null,
		...words,
		picture: drawn ? drawn.picture : noPicture ? null : undefined,
		actorId: person.accountId,
		now: new Date(),
	});
	if (saved.ok) return redirectWithFlash(PATH, { tone: "success", text: `${words.name} is saved.` });
	if (saved.reason === "gone") throw json(null, { status: 404 });
	return form.refuse({ slug: ["Another category has this handle. Choose another one."] });
}

export default function Category() {
	const { category } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const [form, fields] = useForm<{
		name: string;
		slug: string;
		description: string;
		picture: File;
		noPicture: string;
	}>({
		id: "category",
		lastResult,
		defaultValue: { name: category?.name, slug: category?.slug, description: category?.description },
	});
	return (
		<SettingFrame here={PATH} back="All categories" title={category?.name ?? "Add category"}>
			<PostForm id={form.id} encType="multipart/form-data">
				<ErrorSummary form={form} title="Not saved yet" />
				<TextField field={fields.name} label="Name" autoComplete="off" width="medium" />
				<TextField
					field={fields.slug}
					label="Handle"
					hint="Its name in the shop’s addresses. Left empty, it is made from the name."
					optional
					autoComplete="off"
					width="medium"
				/>
				<TextArea field={fields.description} label="Description" optional />
				{category?.imageHash ? (
					<div className="mb-5 flex items-center gap-4">
						<Thumb hash={category.imageHash} />
						<CheckField
							field={fields.noPicture}
							label="Take the picture away"
							isChecked={lastResult?.initialValue?.noPicture !== undefined}
							className=""
						/>
					</div>
				) : null}
				<FileField
					field={fields.picture}
					label={category?.imageHash ? "Another picture" : "Picture"}
					hint="JPEG, PNG, WebP or AVIF, at most 8 MB"
					optional
					accept={PHOTO_ACCEPT}
				/>
				<Button busy="Saving...">{category ? "Save category" : "Make category"}</Button>
				<ButtonLink href={PATH} variant="plain">
					Cancel
				</ButtonLink>
			</PostForm>
		</SettingFrame>
	);
}
