import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { setAvatar } from "#app/account/profile/profile.server.ts";
import { AVATAR_BYTES, avatarSchema } from "#app/account/profile/profile-form.ts";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { AVATAR_WIDTHS, pictureUrl } from "#app/common/photos/pictures.ts";
import { drawUploads } from "#app/http/forms/draw-uploads.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readUpload } from "#app/http/forms/upload.server.ts";
import { retryAfterHeaders } from "#app/http/network/retry-after.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { Button } from "#app/ui/button.tsx";
import { EditScript } from "#app/ui/form/edit-script.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

const AVATAR_UPLOAD = { field: "avatar", fileBytes: AVATAR_BYTES, limit: "pictureByAccount" } as const;
const AVATAR = { widths: AVATAR_WIDTHS, square: true };

export const headers = retryAfterHeaders;
export const meta = () => [{ title: pageTitle(t.profile.picture.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const { avatarHash } = await requireUser(request);
	return json({ url: avatarHash && pictureUrl(avatarHash, 192) });
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readUpload(request, avatarSchema, person, AVATAR_UPLOAD);
	if (!form.ok) return form.refusal;
	const { accountId } = person;
	const drawn = await drawUploads([form.value.avatar], { uploader: form.uploader, ...AVATAR });
	if (!drawn.ok) return form.refuse({ avatar: [drawn.sentence] }, drawn.init);
	const [picture] = drawn.pictures;
	if (!picture) return form.refuse({ avatar: drawn.problems.map(({ reason }) => t.pictureRefusals[reason]) });
	await setAvatar(db, { accountId, picture, now: new Date() });
	return redirectWithFlash("/profile", { tone: "success", text: t.profile.picture.updated });
}

export default function Avatar() {
	const { url } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ avatar: File }>({
		id: "avatar",
		lastResult: useActionData<typeof action>(),
	});
	return (
		<ProfileCard title={t.profile.picture.title} sub={t.profile.picture.lead}>
			{url ? (
				<div className="mb-6 flex flex-wrap items-center gap-4">
					<img
						src={url}
						alt={t.profile.picture.you}
						width="96"
						height="96"
						className="size-24 rounded-full border border-line object-cover"
					/>
					<PostForm action="/profile/avatar/removal">
						<Button variant="plain" dense busy={t.words.removing}>
							{t.profile.picture.remove}
						</Button>
					</PostForm>
				</div>
			) : null}
			<PostForm form={form} encType="multipart/form-data">
				<FileField
					field={fields.avatar}
					label={url ? t.profile.picture.new : t.profile.picture.one}
					hint={t.profile.picture.hint}
					accept="image/jpeg,image/png,image/webp,image/avif"
				/>
				<Button busy={t.profile.picture.uploading}>{t.profile.picture.upload}</Button>
				<EditScript />
			</PostForm>
		</ProfileCard>
	);
}
