import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { UserEmail, UserState } from "#app/account/users/user-badges.tsx";
import { readUserId } from "#app/account/users/user-filters.ts";
import { findUser, listHotelsOf } from "#app/account/users/users.server.ts";
import { readChanges } from "#app/common/changes/changes.server.ts";
import { trailOfPerson, trailPath } from "#app/common/changes/trail-path.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChangeText } from "#app/ui/office/change-history.tsx";
import { TrailLink } from "#app/ui/office/trail-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { RoleBadge } from "#app/ui/status-badge.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(data ? t.users.pageTitle({ name: data.user.name }) : t.users.account) },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const id = readUserId(params.userId);
	const user = await findUser(db, { id });
	if (!user) throw json(null, { status: 404 });
	const {
		email_verified_at,
		suspended_at,
		created_at,
		last_seen_at,
		second_factor_since,
		customer_id,
		...rest
	} = user;
	const trail = (await readChanges(db, { subject: `account ${id}`, limit: 100 })).map((entry) => ({
		...entry,
		at: formatMarketMoment(entry.at),
	}));
	return json({
		user: {
			...rest,
			isConfirmed: email_verified_at !== null,
			suspended: suspended_at && formatMarketMoment(suspended_at),
			secondFactorSince: second_factor_since && formatMarketMoment(second_factor_since),
			since: formatMarketMoment(created_at),
			lastActive: last_seen_at && formatMarketMoment(last_seen_at),
		},
		trail,
		hotels: (await listHotelsOf(db, { id })).map((hotel) => ({ ...hotel, id: maskId(hotel.id) })),
		isOwn: id === person.accountId,
		customerHref: `/customers/${maskId(customer_id ?? 0)}`,
	});
}

export default function User() {
	const { user, trail, hotels, isOwn, customerHref } = useLoaderData<typeof loader>();
	const facts = [
		[t.words.email, <UserEmail key="email" email={user.email} isConfirmed={user.isConfirmed} />],
		[t.users.role.label, <RoleBadge key="role" role={user.role} />],
		[t.words.status, <UserState key="state" isSuspended={user.suspended !== null} />],
		...(user.suspended ? [[t.users.suspendedOn, user.suspended]] : []),
		[
			t.twoStep.title,
			user.secondFactorSince
				? t.users.twoStepSince({ since: user.secondFactorSince })
				: t.profile.twoStep.off,
		],
		[t.users.created, user.since],
		[t.users.lastActive, user.lastActive ?? t.users.notSignedIn],
		[t.users.devices, user.devices ?? 0],
		[t.users.orders, user.orders ?? 0],
		[t.users.stays, user.stays ?? 0],
		[t.users.moves, user.moves ?? 0],
	] as const;
	const to = (noun: string) => `/users/${user.id}/${noun}?from=account`;
	return (
		<>
			<p className="mb-3 max-lg:hidden">
				<a href="/users" className="link inline-flex min-h-6 items-center gap-1">
					<Icon name="left" /> {t.users.all}
				</a>
			</p>
			<PageHeading
				title={user.name}
				action={
					<div className="flex flex-wrap gap-3">
						<ButtonLink variant="plain" href={customerHref}>
							{t.users.openInCustomers}
						</ButtonLink>
						<ButtonLink variant="plain" href={to("role")}>
							{t.users.role.button}
						</ButtonLink>
						{user.secondFactorSince && !isOwn ? (
							<ButtonLink variant="plain" href={to("second-factor-removal")}>
								{t.users.twoStepRemoval.button}
							</ButtonLink>
						) : null}
						{user.suspended ? <ButtonLink href={to("restoration")}>{t.users.restore}</ButtonLink> : null}
						{user.suspended || isOwn ? null : (
							<ButtonLink variant="plain" href={to("suspension")}>
								{t.users.suspend}
							</ButtonLink>
						)}
					</div>
				}
			/>
			<div className="grid items-start gap-5 lg:grid-cols-2">
				<Card title={t.users.account}>
					<dl className="space-y-3">
						{facts.map(([term, fact]) => (
							<div key={term} className="grid grid-cols-[8.5rem_1fr] gap-3">
								<dt className="text-secondary">{term}</dt>
								<dd className="min-w-0">{fact}</dd>
							</div>
						))}
					</dl>
				</Card>
				<div>
					<Hotels hotels={hotels} />
					<Trail trail={trail} />
					<TrailLink href={trailPath("account", user.id)}>{t.users.changesTo}</TrailLink>
					<TrailLink href={trailOfPerson(user.id)}>{t.users.changesBy}</TrailLink>
				</div>
			</div>
		</>
	);
}

function Hotels({ hotels }: { hotels: { id: string; name: string; role: string }[] }) {
	if (hotels.length === 0) return null;
	return (
		<Card title={t.users.hotels} className="mb-5">
			<ul className="space-y-2">
				{hotels.map(({ id, name, role }) => (
					<li key={id} className="wrap-anywhere">
						<a href={`/hotels/${id}`} className="link">
							{name}
						</a>{" "}
						<span className="text-secondary">({role})</span>
					</li>
				))}
			</ul>
		</Card>
	);
}

type Entry = { id: number; action: string; detail: string | null; at: string; by: string | null };

function Trail({ trail }: { trail: Entry[] }) {
	if (trail.length === 0)
		return (
			<Card title={t.words.history}>
				<p className="text-secondary">{t.users.noHistory}</p>
			</Card>
		);
	return (
		<Card title={t.words.history}>
			<ol className="-my-3 divide-y divide-line">
				{trail.map((entry) => (
					<li key={entry.id} className="py-3">
						<p className="font-semibold">
							{(t.users.changes as Record<string, string>)[entry.action] ?? entry.action}
						</p>
						{entry.detail ? (
							<p>
								<ChangeText text={entry.detail} />
							</p>
						) : null}
						<p className="text-sm text-secondary">
							{entry.by
								? t.users.by({ time: entry.at, name: entry.by })
								: t.users.byDeleted({ time: entry.at })}
						</p>
					</li>
				))}
			</ol>
		</Card>
	);
}
