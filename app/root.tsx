import type { HeadersFunction } from "@remix-run/node";
import {
	isRouteErrorResponse,
	Links,
	Meta,
	Outlet,
	Scripts,
	useLocation,
	useMatches,
	useRouteError,
	useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { pageTitle } from "#app/common/page-meta.ts";
import { avatarOf } from "./common/photos/pictures.ts";
import type { ScreenHandle } from "./common/screen-handle.ts";
import { hasConsented } from "./http/cookies/consent.server.ts";
import { consumeFlash } from "./http/forms/flash.server.ts";
import type { RefusedData } from "./http/forms/refused.ts";
import { markOf } from "./http/log/request-id.server.ts";
import type { RequestHead } from "./http/network/incoming.server.ts";
import { env } from "./http/process/env.server.ts";
import { market } from "./http/process/market.server.ts";
import { plainLoader } from "./http/process/plain-loader.server.ts";
import type { DeniedData } from "./http/session/guards.server.ts";
import { cartTokenHash } from "./http/session/guest.server.ts";
import { readPerson } from "./http/session/session.server.ts";
import { readCartCount } from "./shop/cart/cart-request.server.ts";
import { readBadges } from "./site/badges-request.server.ts";
import { PartnerDialog, partnerHref } from "./site/information/partner-dialog.tsx";
import "./ui/app.css";
import enhanceUrl from "./ui/enhance.js?url";
import { Flash, FlashActions } from "./ui/flash.tsx";
import { AccessDenied, NotFound, Refused, RenderError } from "./ui/frame/error-page.tsx";
import { Frame } from "./ui/frame/frame.tsx";
import { PagePartContext, PLACEHOLDERS, RefusalContext } from "./ui/frame/page-part.tsx";
import { RequestNumberContext, requestNumberOf } from "./ui/frame/request-number.tsx";
import { UnavailableMessage } from "./ui/frame/unavailable.tsx";
import { onlyWhenMoving } from "./ui/hydrated/keep-last.ts";
import { NonceContext } from "./ui/hydrated/nonce.ts";
import watchStartUrl from "./ui/hydrated/watch-start.js?url";

/** The state of the frame, for any page. */
async function readFrame(request: RequestHead) {
	const person = await readPerson(request);
	const owner = {
		accountId: person?.accountId ?? null,
		tokenHash: person ? null : await cartTokenHash(request),
	};
	const { flash, headers } = await consumeFlash(request);
	const shown = person && {
		name: person.name,
		email: person.email,
		role: person.role,
		isDeskOnly: person.isDeskOnly,
		...avatarOf(person.avatarHash),
		formToken: person.formToken,
	};
	const data = {
		person: shown,
		flash,
		savesData: request.headers.get("Save-Data") === "on",
		year: new Date().getUTCFullYear(),
		badges: await readBadges(person),
		cartCount: await readCartCount(owner, markOf(request)),
		hasConsented: hasConsented(request.headers.get("Cookie")),
		marketName: market.name,
		chatUrl: env.CHAT_URL,
		social: env.SOCIAL_LINKS,
	};
	return { data, cookies: Object.values(headers) };
}

export const loader = plainLoader(readFrame);

/** A refusal may have `Retry-After`; by default the framework drops the headers of thrown responses. */
export const headers: HeadersFunction = ({ errorHeaders }) => {
	const retryAfter = errorHeaders?.get("Retry-After");
	return new Headers(retryAfter ? { "Retry-After": retryAfter } : undefined);
};

/** A live refresh is only for the screen: reloading the frame would lose its flash message. */
export const shouldRevalidate = onlyWhenMoving;

export default function Root() {
	return (
		<Page>
			<Outlet />
		</Page>
	);
}

export function ErrorBoundary() {
	const refusal = useContext(RefusalContext);
	const error = useRouteError() ?? refusal;
	const { pathname } = ownPlace(useLocation());
	const number = useContext(RequestNumberContext) ?? requestNumberOf(error);
	return (
		<Page title={titleOf(error)} isAway={isAway(error)}>
			<ErrorPage error={error} path={pathname} number={number} />
		</Page>
	);
}

function ErrorPage({ error, path, number }: { error: unknown; path: string; number: string | undefined }) {
	if (!isRouteErrorResponse(error)) return <RenderError number={number} />;
	if (error.status === 404) return <NotFound />;
	if (isAway(error)) return <UnavailableMessage number={number} />;
	if (isDenied(error.data)) return <AccessDenied path={path} isDeskOnly={error.data.isDeskOnly === true} />;
	if (isRefused(error.data)) return <Refused {...error.data} backHref={path} />;
	if (error.status === 405)
		return (
			<Refused
				title="This page doesn’t accept forms"
				message="Go back and try again from the form itself."
				backHref={path}
			/>
		);
	return <RenderError number={number} />;
}

/**
 * The database could not answer. Only data requests of hydrated screens come here: pages get the whole
 * unavailable page.
 */
const isAway = (error: unknown) => isRouteErrorResponse(error) && error.status === 503;
const isDenied = (data: unknown): data is DeniedData =>
	typeof data === "object" && data !== null && "denied" in data;
const isRefused = (data: unknown): data is RefusedData =>
	typeof data === "object" && data !== null && "message" in data;

function titleOf(error: unknown): string {
	if (!isRouteErrorResponse(error)) return "Something went wrong";
	if (error.status === 404) return "Page Not Found";
	if (isAway(error)) return "Try again in a moment";
	return isDenied(error.data)
		? "Access Denied"
		: isRefused(error.data)
			? error.data.title
			: "Something went wrong";
}

function Page({ title, isAway, children }: { title?: string; isAway?: boolean; children: ReactNode }) {
	const root = useRouteLoaderData<typeof loader>("root");
	const place = ownPlace(useLocation());
	const nonce = useContext(NonceContext);
	const handles = useMatches().map((match) => match.handle as ScreenHandle | undefined);
	const handle: ScreenHandle = Object.assign({}, ...handles);
	const flash = root?.flash;
	// Not for a dialog over the screen: a reload would lose what is typed there.
	const refreshAfter = handles.at(-1)?.refreshAfter;
	// A page that failed has no screen to hydrate.
	const hydrate = handle.hydrate && !title && !root?.savesData;
	const isLive = handle.live && !title && (hydrate || !handle.hydrate);
	const part = useContext(PagePartContext);
	// A page that failed has no screen to lay the dialog over.
	const hasPartnerDialog = !title && new URLSearchParams(place.search).has("partner");
	const wide = handle.wide || handle.subject === "staff";
	const screen = (
		<>
			{hasPartnerDialog && place.pathname !== "/partner" ? <PartnerDialog place={place} /> : null}
			{children}
		</>
	);
	// A page that failed has no screen to lay the dialog over.
	const partnerLink = title ? "/partner" : partnerHref(place);
	const from = place.pathname + place.search;
	const message = flash ? (
		<Flash key={flash.id} tone={flash.tone}>
			{flash.text} <FlashActions {...flash} />
		</Flash>
	) : null;
	if (part === "message") return message;
	const frame = (
		<Frame
			person={root?.person ?? null}
			path={place.pathname}
			cartCount={root?.cartCount ?? 0}
			badges={{
				badges: root?.badges.badges ?? [],
				topics: root?.badges.topics ?? "",
				isShared: Boolean(isLive),
			}}
			search={handle.subject === "shop" || handle.subject === "travel" ? handle.subject : undefined}
			wide={wide}
			footer={{
				year: root?.year ?? new Date().getUTCFullYear(),
				partnerHref: part === "frame" ? PLACEHOLDERS.partner : partnerLink,
				social: root?.social ?? [],
			}}
			chatUrl={root?.chatUrl}
			cookieBar={root && !root.hasConsented ? (part === "frame" ? PLACEHOLDERS.from : from) : null}
			flash={message}
		>
			{part === "frame" ? <slot /> : screen}
		</Frame>
	);
	if (part === "frame") return frame;
	const ownTitle = title ? <title>{pageTitle(title)}</title> : null;
	if (part === "main")
		return (
			<>
				{ownTitle}
				<slot />
				{screen}
				<slot />
				{partnerLink}
				<slot />
				{from}
			</>
		);
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				{isAway ? <meta httpEquiv="refresh" content="7" /> : null}
				{part === "shell" ? <slot /> : (ownTitle ?? <Meta />)}
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href="/site.webmanifest" />
				<Links />
				<script type="module" src={enhanceUrl} />
				{hydrate ? <script type="module" src={watchStartUrl} /> : null}
				{refreshAfter && !title && !hasPartnerDialog ? (
					<noscript>
						<meta httpEquiv="refresh" content={String(refreshAfter)} />
					</noscript>
				) : null}
			</head>
			<body data-subject={handle.subject}>
				{part === "shell" ? <slot /> : frame}
				{hydrate ? <Scripts nonce={nonce} /> : null}
			</body>
		</html>
	);
}

/** A path with two slashes, as in `//elsewhere`, would make links that leave the site. */
function ownPlace<Place extends { pathname: string }>(place: Place): Place {
	return { ...place, pathname: place.pathname.replace(/^[/\\]+/, "/") };
}
