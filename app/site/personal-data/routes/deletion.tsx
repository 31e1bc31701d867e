import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PasswordNeeded } from "#app/account/profile/password-needed.tsx";
import { deletionSchema } from "#app/account/profile/profile-form.ts";
import { readProofMeans } from "#app/account/proof/prove-identity.server.ts";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { signOut } from "#app/account/sign-in/sign-in-request.server.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { countUse } from "#app/http/process/limits.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { deleteOwnAccount } from "#app/site/personal-data/delete-account.server.ts";
import { ownHotels } from "#app/travel/hotels/own-hotels.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { PasswordField } from "#app/ui/form/text-field.tsx";

export const meta = () => [{ title: pageTitle("Delete your account") }];

export async function loader({ request }: LoaderFunctionArgs) {
	const { accountId } = await requireUser(request);
	const hotels = await ownHotels(db, { actor: { accountId, role: "Hotel" }, permission: "team" });
	const { hasPassword } = await readProofMeans(db, { accountId });
	return json({ hasHotels: hotels.length > 0, hasPassword });
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readForm(request, deletionSchema, person);
	if (!form.ok) return form.refusal;
	const { accountId } = person;
	await countUse("passwordByAccount", String(accountId));
	const clock = { timeZone: market.timeZone, now: new Date() };
	const deletion = { accountId, password: form.value.currentPassword, ...clock };
	const outcome = await deleteOwnAccount(db, deletion);
	if (!outcome.ok && outcome.reason === "wrong_password")
		return form.refuse({ currentPassword: [t.profile.password.wrong] });
	if (!outcome.ok && outcome.reason === "hotels_have_guests") {
		const bookings = outcome.open === 1 ? "1 booking" : `${outcome.open} bookings`;
		const message = `Your hotels have ${bookings} that aren’t finished. Check out, cancel or reject them in Manage Bookings, or ask us to transfer the hotels to another account. Then delete your account.`;
		return form.refuse({ "": [message] }, 409);
	}
	if (!outcome.ok)
		return form.refuse({ "": ["You are the last SuperAdmin. Make another user a SuperAdmin first."] }, 409);
	const text = "Your account has been deleted.";
	return redirectWithFlash("/", { tone: "info", text }, await signOut(person));
}

export default function Deletion() {
	const { hasHotels, hasPassword } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ currentPassword: string }>({
		id: "deletion",
		lastResult: useActionData<typeof action>(),
	});
	return (
		<ProfileCard title="Delete your account?" sub="This can’t be undone.">
			<ul className="mb-6 list-disc space-y-2 pl-5">
				<li>
					We delete your name, email, picture, messages, addresses, cart and wishlist, and sign you out on
					every device.
				</li>
				<li>We cancel your orders that haven’t been shipped.</li>
				<li>
					We cancel your upcoming moves and stays. The cancellation fee you agreed to may apply: check{" "}
					<a href="/my-bookings">My Bookings</a> first.
				</li>
				{hasHotels ? (
					<li>
						Your hotels are closed permanently. You can’t delete your account while they have open bookings.
					</li>
				) : null}
				<li>
					We keep what was ordered and booked, and when, for our accounting. Your name, phone and addresses
					are removed.
				</li>
				<li>
					You can <a href="/profile/export">download your data</a> first.
				</li>
			</ul>
			{hasPassword ? (
				<PostForm form={form}>
					<PasswordField
						field={fields.currentPassword}
						label="Current password"
						autoComplete="current-password"
					/>
					<div className="flex flex-wrap gap-3">
						<ButtonLink href="/profile" variant="plain">
							Go back
						</ButtonLink>
						<Button variant="danger" busy="Deleting...">
							Delete account
						</Button>
					</div>
				</PostForm>
			) : (
				<PasswordNeeded />
			)}
		</ProfileCard>
	);
}
