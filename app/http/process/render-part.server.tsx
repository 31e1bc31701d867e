import type { EntryContext } from "@remix-run/node";
import { Outlet, UNSAFE_RemixContext as RemixContext } from "@remix-run/react";
import { type ComponentType, createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
	createPath,
	UNSAFE_DataRouterContext as DataRouterContext,
	UNSAFE_DataRouterStateContext as DataRouterStateContext,
	UNSAFE_LocationContext as LocationContext,
	UNSAFE_NavigationContext as NavigationContext,
	UNSAFE_RouteContext as RouteContext,
} from "react-router-dom";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import type { PageMatch } from "#app/http/network/route-finder.server.ts";
import { type PagePart, PagePartContext, RefusalContext, SLOT } from "#app/ui/frame/page-part.tsx";
import { RememberedMarkupContext } from "#app/ui/remembered-markup.tsx";
import { type ApartPiece, rememberMarkup } from "./remembered-markup.server.tsx";
import type { Build } from "./render-page.server.tsx";

/*
 * Renders the parts that pages are assembled from. The framework's own component builds a router for each page, compiles the
 * patterns of its routes and finds its matches again, which takes a third of the rendering. Here the matches are known,
 * so the routes' components are rendered directly, in the contexts that the framework's hooks and components read.
 * Whole pages are the framework's; e2e/requests/cached-pages.spec.ts compares both.
 */

export type PartQuery = {
	/** The path with its query. */
	url: string;
	matches: readonly PageMatch[];
	/** The loaders' data, by route. */
	loaderData: Record<string, unknown>;
	/** Renders the root's error page instead of the screen. */
	refusal?: { status: number; data: unknown };
	/** Only what tells nothing about a person is remembered. */
	isPrivate?: true;
};

type RouteModule = { default?: ComponentType; ErrorBoundary?: ComponentType; handle?: ScreenHandle };
type Matches = RouteContextValue["matches"];
type RouteContextValue = NonNullable<Parameters<typeof RouteContext.Provider>[0]["value"]>;

/**
 * Renders a part of a page: its texts, cut at the slots. `own` is the `handle.own` of the last route. With `apart`, marks
 * in a text stand for what is added to it: see `rememberMarkup`.
 */
export function renderPart(
	part: Exclude<PagePart, "whole"> | "own",
	query: PartQuery,
	build: Build,
	apart?: ApartPiece[],
): string[] {
	const { refusal } = query;
	const modules: Record<string, RouteModule> = {};
	for (const { route } of query.matches)
		modules[route.id] = (build.routes[route.id]?.module ?? {}) as RouteModule;
	const matches = query.matches.map((match) => ({
		...match,
		route: { ...match.route, handle: modules[match.route.id]?.handle },
	})) as unknown as Matches;
	const routeOf = (at: number, component: ComponentType | undefined, outlet: ReactElement | null) => (
		<RouteContext.Provider value={{ outlet, matches: matches.slice(0, at + 1), isDataRoute: true }}>
			{createElement(component ?? Outlet)}
		</RouteContext.Provider>
	);
	const moduleAt = (at: number) => modules[matches[at]?.route.id ?? ""];
	const last = matches.length - 1;
	const screen = () =>
		matches.reduceRight<ReactElement | null>(
			(outlet, _, at) => routeOf(at, moduleAt(at)?.default, outlet),
			null,
		);
	const own = () => routeOf(last, moduleAt(last)?.handle?.own as ComponentType, null);
	const error = refusal && { ...refusal, statusText: "", internal: false };
	const refused = () => (
		<RefusalContext.Provider value={error}>
			{routeOf(0, moduleAt(0)?.ErrorBoundary, null)}
		</RefusalContext.Provider>
	);
	const element = refusal ? refused() : part === "own" ? own() : screen();
	const memory = { ...rememberMarkup(apart), isPrivate: query.isPrivate ?? false };
	const html = renderToStaticMarkup(
		<PagePartContext.Provider value={part === "own" ? "whole" : part}>
			<RememberedMarkupContext.Provider value={memory}>
				{withContexts(element, { ...query, matches, modules }, build)}
			</RememberedMarkupContext.Provider>
		</PagePartContext.Provider>,
		{ identifierPrefix: part },
	);
	return html.split(SLOT);
}

/** A part is rendered once, so nothing navigates. */
const navigator = {
	createHref: createPath as never,
	go: () => undefined,
	push: () => undefined,
	replace: () => undefined,
};
const NAVIGATION = {
	basename: "/",
	navigator,
	static: true,
	future: { v7_relativeSplatPath: true },
};
const IDLE = { state: "idle" } as const;

type Known = Omit<PartQuery, "matches"> & { matches: Matches; modules: Record<string, RouteModule> };

function withContexts(element: ReactElement | null, known: Known, { assets, future }: Build) {
	const { matches, loaderData, refusal, modules } = known;
	const { pathname, search } = new URL(known.url, "http://localhost");
	const location = { pathname, search, hash: "", state: null, key: "default" };
	const errors = refusal ? { root: refusal } : null;
	const state = {
		matches,
		loaderData,
		errors,
		location,
		actionData: null,
		navigation: IDLE,
		revalidation: "idle",
		initialized: true,
	};
	const remix = {
		manifest: assets,
		routeModules: modules as unknown as EntryContext["routeModules"],
		future,
		isSpaMode: false,
		serializeError: () => undefined as never,
		staticHandlerContext: {} as never,
	};
	const router = { router: {}, navigator, static: true, basename: "/" };
	return (
		<RemixContext.Provider value={remix}>
			<DataRouterContext.Provider value={router as never}>
				<DataRouterStateContext.Provider value={state as never}>
					<NavigationContext.Provider value={NAVIGATION as never}>
						<LocationContext.Provider value={{ location, navigationType: "POP" as never }}>
							{element}
						</LocationContext.Provider>
					</NavigationContext.Provider>
				</DataRouterStateContext.Provider>
			</DataRouterContext.Provider>
		</RemixContext.Provider>
	);
}
