import type { ComponentProps } from "react";
import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import suggestUrl from "#app/ui/live/suggest.js?url";

/** What staff may find, see `app/site/find`. */
export const OFFICE_SEARCH = {
	action: "/find",
	suggestions: "/find/suggestions",
};

type BarSearchProps = { path: string; query: string | undefined; isOffice: boolean };

/** The header's search. On small screens its link shows it in place of the header, by `:target`. */
export function BarSearch({ path, query, isOffice }: BarSearchProps) {
	// These pages begin with a search of their own.
	if (path === "/find" || path === "/") return null;
	const label = isOffice ? t.frame.search.office : t.frame.search.label;
	return (
		<>
			<search id="find" className="bar-search">
				<form action={isOffice ? OFFICE_SEARCH.action : "/search"} className="relative flex flex-1">
					<SearchInput
						aria-label={label}
						defaultValue={isOffice ? undefined : query}
						placeholder={label}
						data-suggestions={isOffice ? OFFICE_SEARCH.suggestions : undefined}
						maxLength={150}
						className="control control-dense lg:w-60"
					/>
					<button type="submit" className="bar-icon">
						<span className="sr-only">{t.frame.search.button}</span>
						<Icon name="search" />
					</button>
				</form>
				<a href="#!" className="bar-icon lg:hidden">
					<span className="sr-only">{t.frame.search.close}</span>
					<Icon name="close" />
				</a>
			</search>
			<a href="#find" className="bar-icon lg:hidden">
				<span className="sr-only">{label}</span>
				<Icon name="search" />
			</a>{" "}
		</>
	);
}

type SearchInputProps = ComponentProps<"input"> & {
	/** The path of the suggestions, if not those of the public pages. */
	"data-suggestions"?: string | undefined;
};

/** A field that suggests what it may find where scripts run. Its form is positioned. */
export function SearchInput(input: SearchInputProps) {
	return <input type="search" name="q" autoComplete="off" data-suggest={suggestUrl} {...input} />;
}
