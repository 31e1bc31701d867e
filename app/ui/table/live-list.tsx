import { Outlet, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import type { AnyFilters, ListOf } from "#app/common/lists/list-filters.ts";
import type { LiveTopic } from "#app/common/screens/live-topics.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Flash } from "#app/ui/dialog/flash.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LiveAsOf, LiveEnded } from "#app/ui/hydrated/live-messages.tsx";
import { SoftNavigation } from "#app/ui/hydrated/soft-navigation.tsx";
import { StartFailure } from "#app/ui/hydrated/start-failure.tsx";
import { useLive } from "#app/ui/hydrated/use-live.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import type { Messages } from "#messages/en/index.ts";
import { Pager } from "./pager.tsx";
import { SkeletonRows } from "./skeleton.tsx";

type LiveListProps<Filters extends AnyFilters> = {
	list: ListOf<Filters>;
	/** What the loader found; `failure` is the reason if it failed. */
	found: {
		filters: Filters;
		rows: readonly unknown[];
		total: number;
		page: number;
		asOf: string;
		failure: string | null;
	};
	/** Null for somebody who may not watch it: the list does not update itself. */
	topic: LiveTopic | null;
	title: string;
	sub?: string;
	/** What is listed. */
	noun: keyof Messages["liveLists"];
	/** The text for an empty list, without and with filters. */
	empty: { title: string; text: string; filteredTitle: string };
	/** What can be made anew. */
	action?: ReactNode;
	/** The whole list is a CSV file at the same path. */
	hasFile?: true | undefined;
	filterBar: ReactNode;
	/** The rows. */
	children: ReactNode;
};

/** A whole screen with a list that updates itself; its dialogs open over it. */
export function LiveList<Filters extends AnyFilters>(props: LiveListProps<Filters>) {
	const { list, found, topic, title, sub, noun, empty, action, hasFile, filterBar, children } = props;
	const { filters, total, page, asOf, failure } = found;
	const live = useLive(topic);
	const navigation = useNavigation();
	const isLoading = navigation.state === "loading" && navigation.location.pathname === list.path;
	const isEmpty = found.rows.length === 0;
	const here = list.href(filters);
	const { loading, failed, showAll } = t.liveLists[noun];
	return (
		<SoftNavigation within={list.path}>
			<Outlet />
			<LiveEnded live={live} here={here} />
			<StartFailure live={live} />
			{failure ? (
				<Flash id="failure" tone="error">
					{failed({ reason: failure })}
				</Flash>
			) : null}
			<PageHeading
				title={title}
				sub={sub}
				isShort
				action={
					<div className="flex flex-wrap items-center gap-2 md:gap-3">
						<LiveAsOf live={live} asOf={asOf} here={here} />
						{action}
					</div>
				}
			/>
			{filterBar}
			{isLoading && isEmpty ? <SkeletonRows label={loading} /> : null}
			{isEmpty ? null : (
				<div className="relative">
					{isLoading ? (
						<p role="status" className="loading-note">
							{loading}
						</p>
					) : null}
					<div data-live-part aria-busy={isLoading} className="loading-rows">
						{children}
					</div>
				</div>
			)}
			{isEmpty && !failure && !isLoading ? (
				list.isFiltered(filters) ? (
					<EmptyState
						title={empty.filteredTitle}
						action={
							<ButtonLink variant="plain" href={list.href(list.cleared(filters))}>
								<Icon name="close" /> {showAll}
							</ButtonLink>
						}
					/>
				) : (
					<EmptyState title={empty.title}>{empty.text}</EmptyState>
				)
			) : null}
			{failure || (isLoading && isEmpty) ? null : (
				<Pager
					path={list.path}
					params={new URLSearchParams(list.search(filters))}
					page={page}
					perPage={filters.size}
					total={total}
					noun={noun}
					sizes={list.sizes}
					file={hasFile && `${list.path}.csv${list.search(filters)}`}
				/>
			)}
		</SoftNavigation>
	);
}
