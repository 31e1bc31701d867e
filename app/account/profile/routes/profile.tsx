import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readProfile } from "#app/account/profile/profile.server.ts";
import { isLinked } from "#app/account/proof/identities.server.ts";
import { OPENID } from "#app/account/proof/openid-request.server.ts";
import { listPasskeys } from "#app/account/proof/passkeys.server.ts";
import { SettingRow, SettingRows } from "#app/account/proof/ui/setting-row.tsx";
import { formatDate, wallClock } from "#app/common/calendar.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { avatarOf } from "#app/common/photos/pictures.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { RoleBadge, StatusBadge } from "#app/ui/status-badge.tsx";

export const meta = () => [{ title: pageTitle("Your profile") }];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireUser(request);
	const profile = await readProfile(db, person);
	// Deleted since the guard checked it.
	if (!profile) throw redirect("/login", { status: 303 });
	const { name, email, role, avatar_hash, created_at } = profile;
	return json({
		name,
		email,
		role,
		devices: profile.devices ?? 0,
		hasPassword: Boolean(profile.is_password_set),
		hasSecondFactor: person.hasSecondFactor,
		passkeys: (await listPasskeys(db, person)).length,
		openid: OPENID && {
			name: OPENID.name,
			isLinked: await isLinked(db, { ...person, issuer: OPENID.issuer }),
		},
		isConfirmed: profile.email_verified_at !== null,
		hasAvatar: avatar_hash !== null,
		avatar: avatarOf(avatar_hash),
		since: formatDate(wallClock(created_at, market.timeZone).date),
	});
}

export default function Profile() {
	const { role, devices, isConfirmed, hasPassword, passkeys, openid, avatar, ...profile } =
		useLoaderData<typeof loader>();
	return (
		<div className="mx-auto max-w-prose">
			<div className="mb-6 flex items-center gap-4">
				<img
					src={avatar.avatarUrl ?? "/images/avatar.svg"}
					srcSet={avatar.avatarSrcSet}
					sizes={avatar.avatarSrcSet ? "72px" : undefined}
					alt=""
					width="72"
					height="72"
					className="size-18 rounded-full border border-line object-cover"
				/>
				<div className="min-w-0">
					<h1 className="text-2xl">Your profile</h1>
					<p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-secondary">
						<RoleBadge role={role} /> <span>Member since {profile.since}</span>
					</p>
				</div>
			</div>
			<div className="grid gap-5">
				<Card title="About you">
					<SettingRows>
						<SettingRow label="Name" action={<Change href="/profile/name">Change name</Change>}>
							{profile.name}
						</SettingRow>
						<SettingRow
							label="Picture"
							action={
								<Change href="/profile/avatar">{profile.hasAvatar ? "Change picture" : "Add picture"}</Change>
							}
						>
							{profile.hasAvatar ? "Shown in your menu" : "Not added"}
						</SettingRow>
						<SettingRow
							label="Addresses"
							action={<Change href="/profile/addresses">Manage addresses</Change>}
						>
							Used at checkout
						</SettingRow>
						<SettingRow label="Messages" action={<Change href="/messages">View messages</Change>}>
							About your bookings, and what you sent us
						</SettingRow>
					</SettingRows>
				</Card>
				<Card title="Sign-in and security">
					<SettingRows>
						<SettingRow
							label="Email"
							action={
								<>
									<Change href="/profile/email">Change email</Change>
									{isConfirmed ? null : <ConfirmAgain />}
								</>
							}
						>
							<p>{profile.email}</p>
							<p className="mt-1">
								{isConfirmed ? (
									<StatusBadge tone="green" icon="check" label="Confirmed" />
								) : (
									<StatusBadge tone="yellow" icon="clock" label="Not confirmed yet" />
								)}
							</p>
						</SettingRow>
						<SettingRow
							label="Password"
							action={
								<Change href="/profile/password">{hasPassword ? "Change password" : "Set a password"}</Change>
							}
						>
							{hasPassword ? "Hidden" : "Not set"}
						</SettingRow>
						<SettingRow
							label="Two-step sign-in"
							action={
								<Change href="/profile/second-factor">
									{profile.hasSecondFactor ? "Manage two-step sign-in" : "Set up two-step sign-in"}
								</Change>
							}
						>
							{profile.hasSecondFactor ? "On" : "Off"}
						</SettingRow>
						<SettingRow label="Passkeys" action={<Change href="/profile/passkeys">Manage passkeys</Change>}>
							{passkeys === 0 ? "Not added" : passkeys === 1 ? "1 passkey" : `${passkeys} passkeys`}
						</SettingRow>
						{openid ? (
							<SettingRow
								label={`Sign-in with ${openid.name}`}
								action={
									openid.isLinked ? (
										<Change href="/profile/openid/removal">{`Unlink ${openid.name}…`}</Change>
									) : null
								}
							>
								{openid.isLinked
									? "Linked"
									: `Not linked. It is linked when you sign in with ${openid.name} and the same email address.`}
							</SettingRow>
						) : null}
						<SettingRow label="Devices" action={<Change href="/profile/devices">Manage devices</Change>}>
							{devices === 1 ? "Signed in on this device only" : `Signed in on ${devices} devices`}
						</SettingRow>
					</SettingRows>
				</Card>
				<Card title="Your data">
					<SettingRows>
						<SettingRow label="Export" action={<Change href="/profile/export">Download</Change>}>
							A ZIP file with all your data and the pictures you uploaded
						</SettingRow>
						<SettingRow
							label="Delete account"
							action={
								<ButtonLink href="/profile/deletion" variant="plain" dense>
									Delete account…
								</ButtonLink>
							}
						>
							Permanently delete your account and personal data
						</SettingRow>
					</SettingRows>
				</Card>
			</div>
		</div>
	);
}

function Change({ href, children }: { href: string; children: string }) {
	return (
		<ButtonLink href={href} variant="plain" dense>
			{children}
		</ButtonLink>
	);
}

/** On its own row, because its text is as wide as a phone. */
function ConfirmAgain() {
	return (
		<PostForm action="/profile/email/verification" className="basis-full">
			<Button variant="plain" dense busy="Sending...">
				Resend confirmation email
			</Button>
		</PostForm>
	);
}
