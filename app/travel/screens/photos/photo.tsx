import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { altSchema } from "#app/shop/products/photos/photo-words.ts";
import { unmaskId } from "#app/site/masked-id.ts";
import { pictureUrl } from "#app/site/pictures/pictures.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { askedIn, ownedPath } from "#app/travel/hotels/owned.ts";
import { readOwned } from "#app/travel/hotels/read-owned.server.ts";
import { describePhoto, readPhotos } from "#app/travel/photos/photos.server.ts";
import { OwnedFrame } from "#app/travel/ui/hotels/owned-frame.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction = () => [{ title: "Photo – Meeha" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["Hotel", "Admin"]);
	const found = await readOwned(db, { ...askedIn(params), actor: person });
	const photos = found ? await readPhotos(db, found.owner) : [];
	const photo = photos.find(({ id }) => id === unmaskId(params.photoId ?? ""));
	if (!found || !photo) throw json(null, { status: 404 });
	return json({ owned: found.owned, photo });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Hotel", "Admin"]);
	const found = await readOwned(db, { ...askedIn(params), actor: person });
	if (!found) throw json(null, { status: 404 });
	const form = await readForm(request, altSchema, person);
	if (!form.ok) return form.refusal;
	const described = await describePhoto(db, {
		owner: found.owner,
		actor: person,
		photoId: unmaskId(params.photoId ?? "") ?? 0,
		alt: form.value.alt,
	});
	if (!described.ok) throw json(null, { status: 404 });
	return redirectWithFlash(`${ownedPath(found.owned)}/photos`, {
		tone: "success",
		text: "The description is saved.",
	});
}

export default function PhotoScreen() {
	const { owned, photo } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ alt: string }>({
		id: "photo",
		lastResult: useActionData<typeof action>(),
		defaultValue: { alt: photo.alt },
	});
	return (
		<OwnedFrame owned={owned} here="/photos">
			<div className="max-w-form">
				<Card title="What is on this photo">
					<img
						src={pictureUrl(photo.hash, 640)}
						alt={photo.alt || "Not described yet"}
						width={photo.width}
						height={photo.height}
						className="mb-5 h-auto w-full rounded-control border border-line"
					/>
					<PostForm id={form.id}>
						<ErrorSummary form={form} />
						<TextField
							field={fields.alt}
							label="Description"
							hint="One sentence for those who can’t see it, such as ‘The pool at dusk, with palms behind it’."
							optional
							autoComplete="off"
						/>
						<Button busy="Saving...">Save description</Button>
						<ButtonLink href={`${ownedPath(owned)}/photos`} variant="plain">
							Cancel
						</ButtonLink>
					</PostForm>
				</Card>
			</div>
		</OwnedFrame>
	);
}
