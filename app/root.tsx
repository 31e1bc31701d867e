import typefaceUrl from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
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
import { type ComponentType, type ReactNode, useContext } from "react";
import { currentLanguage, inLanguage, offeredLanguages } from "#app/common/language/current-language.ts";
import { LANGUAGES } from "#app/common/language/languages.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import type { RefusedData } from "#app/http/network/refused.ts";
import { env } from "#app/http/settings/env.server.ts";
import { PartnerDialog, partnerHref } from "#app/site/information/partner-form.tsx";
import { avatarOf } from "./common/photos/pictures.ts";
import { hasConsented } from "./http/cookies/consent.server.ts";
import { consumeFlash } from "./http/forms/flash.server.ts";
import { requestContext } from "./http/log/request-id.server.ts";
import type { RequestHead } from "./http/network/incoming.server.ts";
import { market } from "./http/process/market.server.ts";
import type { DeniedData } from "./http/session/guards.server.ts";
import { cartTokenHash } from "./http/session/guest.server.ts";
import { readPerson } from "./http/session/session.server.ts";
import { frameLoader } from "./page-cache/index.server.ts";
import { paymentProvider } from "./payments/provider-settings.server.ts";
import { readCartCount } from "./shop/cart/cart-request.server.ts";
import { offeredPaymentMethods } from "./shop/pricing/payment-methods.ts";
import { readBadges } from "./site/badges-request.server.ts";
import "./ui/public.css";
import { Flash, FlashActions } from "#app/ui/dialog/flash.tsx";
import enhanceUrl from "#app/ui/form/enhance.js?url";
import { RequestNumberContext, requestNumberOf } from "#app/ui/request-number.tsx";
import { AccessDenied, NotFound, Refused, RenderError } from "./ui/frame/error-page.tsx";
import { Frame } from "./ui/frame/frame.tsx";
import { PagePartContext, PLACEHOLDERS } from "./ui/frame/page-part.tsx";
import { UnavailableMessage } from "./ui/frame/unavailable.tsx";
import { revalidateOnNavigation } from "./ui/hydrated/keep-last.ts";
import { NonceContext } from "./ui/hydrated/nonce.ts";
import { isUnreached, Unreached } from "./ui/hydrated/unreached.tsx";
import watchStartUrl from "./ui/hydrated/watch-start.js?url";
import { officeLinks } from "./ui/office/sidebar.tsx";
import type { FramePerson } from "./ui/person.ts";

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
		cartCount: await readCartCount(owner, requestContext(request)),
		hasConsented: hasConsented(request.headers.get("Cookie")),
		marketName: market.name,
		languages: offeredLanguages(),
		social: env.SOCIAL_LINKS,
		marks: [...offeredPaymentMethods({ isOnline: paymentProvider !== null }), "at_hotel", "at_move"] as const,
	};
	return { data, cookies: Object.values(headers) };
}

export const loader = frameLoader(readFrame);

/** A refusal may have `Retry-After`; by default the framework drops the headers of thrown responses. */
export const headers: HeadersFunction = ({ errorHeaders }) => {
	const retryAfter = errorHeaders?.get("Retry-After");
	return new Headers(retryAfter ? { "Retry-After": retryAfter } : undefined);
};

/** A live refresh is only for the screen: reloading the frame would lose its flash message. */
export const shouldRevalidate = revalidateOnNavigation;

export default function Root() {
	return (
		<Page>
			<Outlet />
		</Page>
	);
}

export function ErrorBoundary() {
	const error = useRouteError();
	const place = usePlace();
	const number = useContext(RequestNumberContext) ?? requestNumberOf(error);
	const root = useRouteLoaderData<typeof loader>("root");
	return (
		<Page title={titleOf(error)} isUnavailable={isUnavailable(error)}>
			<ErrorPage
				error={error}
				path={refusedPath(error) ?? place.pathname}
				number={number}
				person={root?.person ?? null}
			/>
		</Page>
	);
}

type ErrorPageProps = {
	error: unknown;
	path: string;
	number: string | undefined;
	person: FramePerson | null;
};

function ErrorPage({ error, path, number, person }: ErrorPageProps) {
	if (isUnreached(error)) return <Unreached />;
	if (!isRouteErrorResponse(error)) return <RenderError number={number} />;
	if (error.status === 404) return <NotFound person={person} />;
	if (isUnavailable(error)) return <UnavailableMessage number={number} />;
	if (isDenied(error.data)) return <AccessDenied path={path} denied={error.data} />;
	if (isRefused(error.data)) return <Refused {...error.data} backHref={path} />;
	if (error.status === 405)
		return <Refused title={t.requests.noForms.title} message={t.requests.noForms.text} backHref={path} />;
	return <RenderError number={number} />;
}

/**
 * The database could not answer. Only data requests of hydrated screens come here: pages get the whole
 * unavailable page.
 */
const isUnavailable = (error: unknown) => isRouteErrorResponse(error) && error.status === 503;
/** The path of a download or button, which has no page of its own. */
const refusedPath = (error: unknown): string | undefined =>
	isRouteErrorResponse(error) ? error.data?.path : undefined;

const isDenied = (data: unknown): data is DeniedData =>
	typeof data === "object" && data !== null && "denied" in data;
const isRefused = (data: unknown): data is RefusedData =>
	typeof data === "object" && data !== null && "message" in data;

function titleOf(error: unknown): string {
	if (isUnreached(error)) return t.pageTitles.noConnection;
	if (!isRouteErrorResponse(error)) return t.pageTitles.wrong;
	if (error.status === 404) return t.pageTitles.notFound;
	if (isUnavailable(error)) return t.pageTitles.unavailable;
	return isDenied(error.data)
		? t.pageTitles.denied
		: isRefused(error.data)
			? error.data.title
			: t.pageTitles.wrong;
}

function Page({
	title,
	isUnavailable,
	children,
}: {
	title?: string;
	isUnavailable?: boolean;
	children: ReactNode;
}) {
	const root = useRouteLoaderData<typeof loader>("root");
	const place = usePlace();
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
	const partnerLink = inLanguage(title ? "/partner" : partnerHref(place));
	const from = place.pathname + place.search;
	const query = RESULTS.has(place.pathname) ? (new URLSearchParams(place.search).get("q") ?? "") : undefined;
	const isCustomer = !root?.person || root.person.role === "User";
	const hasChat = isCustomer && handle.subject !== "staff" && place.pathname !== "/contact";
	const message = flash ? (
		<Flash key={flash.id} tone={flash.tone}>
			{flash.text} <FlashActions {...flash} />
		</Flash>
	) : null;
	const Own = handle.own as ComponentType | undefined;
	if (part?.name === "own") return Own ? <Own /> : null;
	const isFrame = part?.name === "frame";
	const frame = (
		<Frame
			person={root?.person ?? null}
			path={place.pathname}
			cartCount={root?.cartCount ?? null}
			badges={{
				badges: root?.badges.badges ?? [],
				topics: root?.badges.topics ?? "",
				isShared: Boolean(isLive),
			}}
			subject={handle.subject}
			query={query === undefined || !isFrame ? query : PLACEHOLDERS.query}
			wide={wide}
			footer={{
				year: root?.year ?? new Date().getUTCFullYear(),
				partnerHref: isFrame ? PLACEHOLDERS.partner : partnerLink,
				social: root?.social ?? [],
				from: isFrame ? PLACEHOLDERS.from : from,
				marks: (handle.subject !== "staff" && root?.marks) || [],
			}}
			hasChat={hasChat}
			cookieBar={root && !root.hasConsented ? (isFrame ? PLACEHOLDERS.from : from) : null}
			flash={message}
		>
			{isFrame ? <slot /> : screen}
		</Frame>
	);
	if (isFrame) return frame;
	return (
		<html lang={currentLanguage()} dir={LANGUAGES[currentLanguage()].direction}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				{isUnavailable ? <meta httpEquiv="refresh" content="7" /> : null}
				{flash?.opens ? <meta httpEquiv="refresh" content={`0;url=${flash.opens}`} /> : null}
				{title ? <title>{pageTitle(title)}</title> : <Meta />}
				{/* Found with the style sheet only, it would be too late for the first page. */}
				<link rel="preload" href={typefaceUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href="/site.webmanifest" />
				<Links />
				{handle.subject === "staff" ? officeLinks().map((link) => <link key={link.href} {...link} />) : null}
				{/* What is drawn before the rest has been read moves, such as the columns of a table or the footer. */}
				<link rel="expect" href="#page-end" blocking="render" />
				<script type="module" src={enhanceUrl} />
				{hydrate ? (
					<script
						type="module"
						src={watchStartUrl}
						data-not-started={t.live.notStarted({ reason: t.live.unknownError })}
					/>
				) : null}
				{refreshAfter && !title && !hasPartnerDialog ? (
					<noscript>
						<meta httpEquiv="refresh" content={String(refreshAfter)} />
					</noscript>
				) : null}
			</head>
			<body data-subject={handle.subject}>
				{part ? (
					<>
						<slot />
						{screen}
						<slot />
						{partnerLink}
						<slot />
						{from}
						<slot />
						{query}
						<slot />
					</>
				) : (
					frame
				)}
				{hydrate ? <Scripts nonce={nonce} /> : null}
			</body>
		</html>
	);
}

/** The page's path and query. A refused request has none of the framework's. */
function usePlace() {
	const location = useLocation();
	const refusedPath = useContext(PagePartContext)?.path;
	return ownPlace(refusedPath === undefined ? location : { pathname: refusedPath, search: "" });
}

/** The screens whose results the search of the bar finds. */
const RESULTS = new Set(["/products", "/search"]);

/** A path with two slashes, as in `//elsewhere`, would make links that leave the site. */
function ownPlace<Place extends { pathname: string }>(place: Place): Place {
	return { ...place, pathname: place.pathname.replace(/^[/\\]+/, "/") };
}
