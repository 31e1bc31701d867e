import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readProfile } from "#app/account/profile/profile.server.ts";
import { isLinked } from "#app/account/proof/identities.server.ts";
import { OPENID } from "#app/account/proof/openid-request.server.ts";
import { listPasskeys } from "#app/account/proof/passkeys.server.ts";
import { SettingRow, SettingRows } from "#app/account/proof/ui/setting-row.tsx";
import { formatDate, wallClock } from "#app/common/calendar.ts";
import { offeredLanguages } from "#app/common/language/current-language.ts";
import { LANGUAGES } from "#app/common/language/languages.ts";
import { t } from "#app/common/language/messages.ts";
import { languageOf } from "#app/common/language/write-in.server.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { avatarOf } from "#app/common/photos/pictures.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { RoleBadge, StatusBadge } from "#app/ui/status-badge.tsx";

export const meta = () => [{ title: pageTitle(t.profile.title) }];

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
		language: languageOf(profile.language),
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
					<h1 className="text-2xl">{t.profile.title}</h1>
					<p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-secondary">
						<RoleBadge role={role} /> <span>{t.profile.since({ since: profile.since })}</span>
					</p>
				</div>
			</div>
			<div className="grid gap-5">
				<Card title={t.profile.about}>
					<SettingRows>
						<SettingRow
							label={t.words.name}
							action={<Change href="/profile/name">{t.profile.name.change}</Change>}
						>
							{profile.name}
						</SettingRow>
						{offeredLanguages().length > 1 ? (
							<SettingRow
								label={t.profile.language.label}
								action={<Change href="/profile/language">{t.profile.language.change}</Change>}
							>
								{LANGUAGES[profile.language].name}
							</SettingRow>
						) : null}
						<SettingRow
							label={t.profile.picture.one}
							action={
								<Change href="/profile/avatar">
									{profile.hasAvatar ? t.profile.picture.change : t.profile.picture.add}
								</Change>
							}
						>
							{profile.hasAvatar ? t.profile.picture.shown : t.profile.notAdded}
						</SettingRow>
						<SettingRow
							label={t.profile.addresses.title}
							action={<Change href="/profile/addresses">{t.profile.addresses.manage}</Change>}
						>
							{t.profile.addresses.hint}
						</SettingRow>
						<SettingRow
							label={t.profile.messages.title}
							action={<Change href="/messages">{t.profile.messages.view}</Change>}
						>
							{t.profile.messages.hint}
						</SettingRow>
					</SettingRows>
				</Card>
				<Card title={t.profile.security}>
					<SettingRows>
						<SettingRow
							label={t.words.email}
							action={
								<>
									<Change href="/profile/email">{t.profile.email.change}</Change>
									{isConfirmed ? null : <ConfirmAgain />}
								</>
							}
						>
							<p>{profile.email}</p>
							<p className="mt-1">
								{isConfirmed ? (
									<StatusBadge tone="green" icon="check" label={t.profile.email.confirmed} />
								) : (
									<StatusBadge tone="yellow" icon="clock" label={t.profile.email.unconfirmed} />
								)}
							</p>
						</SettingRow>
						<SettingRow
							label={t.login.password}
							action={
								<Change href="/profile/password">
									{hasPassword ? t.profile.password.button : t.profile.password.set}
								</Change>
							}
						>
							{hasPassword ? t.profile.password.hidden : t.profile.password.none}
						</SettingRow>
						<SettingRow
							label={t.twoStep.title}
							action={
								<Change href="/profile/second-factor">
									{profile.hasSecondFactor ? t.profile.twoStep.manage : t.twoStep.setUp.title}
								</Change>
							}
						>
							{profile.hasSecondFactor ? t.twoStep.on : t.profile.twoStep.off}
						</SettingRow>
						<SettingRow
							label={t.passkeys.title}
							action={<Change href="/profile/passkeys">{t.profile.passkeys.manage}</Change>}
						>
							{passkeys === 0 ? t.profile.notAdded : t.profile.passkeys.count({ count: passkeys })}
						</SettingRow>
						{openid ? (
							<SettingRow
								label={t.profile.linked.title({ name: openid.name })}
								action={
									openid.isLinked ? (
										<Change href="/profile/openid/removal">
											{t.profile.linked.unlink({ name: openid.name })}
										</Change>
									) : null
								}
							>
								{openid.isLinked ? t.profile.linked.yes : t.profile.linked.no({ name: openid.name })}
							</SettingRow>
						) : null}
						<SettingRow
							label={t.profile.devices.title}
							action={<Change href="/profile/devices">{t.profile.devices.manage}</Change>}
						>
							{t.profile.devices.signedIn({ count: devices })}
						</SettingRow>
					</SettingRows>
				</Card>
				<Card title={t.profile.data.title}>
					<SettingRows>
						<SettingRow
							label={t.profile.data.export}
							action={<Change href="/profile/export">{t.profile.data.download}</Change>}
						>
							{t.profile.data.exportHint}
						</SettingRow>
						<SettingRow
							label={t.profile.data.delete}
							action={
								<ButtonLink href="/profile/deletion" variant="plain" dense>
									{t.profile.data.deleteLink}
								</ButtonLink>
							}
						>
							{t.profile.data.deleteHint}
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
			<Button variant="plain" dense busy={t.words.sending}>
				{t.profile.email.resend}
			</Button>
		</PostForm>
	);
}
