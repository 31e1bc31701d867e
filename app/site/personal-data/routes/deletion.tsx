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

export const meta = () => [{ title: pageTitle(t.accountDeletion.title) }];

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
		const message = t.accountDeletion.openBookings({ count: outcome.open });
		return form.refuse({ "": [message] }, 409);
	}
	if (!outcome.ok) return form.refuse({ "": [t.accountDeletion.lastSuperAdmin] }, 409);
	const text = t.accountDeletion.done;
	return redirectWithFlash("/", { tone: "info", text }, await signOut(person));
}

export default function Deletion() {
	const { hasHotels, hasPassword } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ currentPassword: string }>({
		id: "deletion",
		lastResult: useActionData<typeof action>(),
	});
	return (
		<ProfileCard title={t.accountDeletion.question} sub={t.accountDeletion.lead}>
			<ul className="mb-6 list-disc space-y-2 ps-5">
				<li>{t.accountDeletion.account}</li>
				<li>{t.accountDeletion.orders}</li>
				<li>{t.accountDeletion.fee({ link: (text) => <a href="/my-bookings">{text}</a> })}</li>
				{hasHotels ? <li>{t.accountDeletion.hotels}</li> : null}
				<li>{t.accountDeletion.kept}</li>
				<li>{t.accountDeletion.download({ link: (text) => <a href="/profile/export">{text}</a> })}</li>
			</ul>
			{hasPassword ? (
				<PostForm form={form}>
					<PasswordField
						field={fields.currentPassword}
						label={t.profile.password.current}
						autoComplete="current-password"
					/>
					<div className="flex flex-wrap gap-3">
						<ButtonLink href="/profile" variant="plain">
							{t.ownData.goBack}
						</ButtonLink>
						<Button variant="danger" busy={t.words.deleting}>
							{t.accountDeletion.button}
						</Button>
					</div>
				</PostForm>
			) : (
				<PasswordNeeded />
			)}
		</ProfileCard>
	);
}
