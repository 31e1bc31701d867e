import type { ComponentProps } from "react";
import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import suggestUrl from "#app/ui/live/suggest.js?url";
import type { FramePerson } from "#app/ui/person.ts";

/** What staff may find, see `app/site/find`. */
export const OFFICE_SEARCH = {
	action: "/find",
	suggestions: "/find/suggestions",
};

type Staff = Pick<FramePerson, "role" | "isDeskOnly">;

/** Names what a person of staff can find. */
export function officeSearchLabel({ role, isDeskOnly }: Staff): string {
	const { office } = t.frame.search;
	if (role === "Hotel") return isDeskOnly ? office.desk : office.hotel;
	return role === "Admin" ? office.admin : office.superAdmin;
}

/** `staff`: who searches, on a screen of staff. */
type BarSearchProps = { path: string; query: string | undefined; staff: Staff | null };

/** The header's search. On small screens its link shows it in place of the header, by `:target`. */
export function BarSearch({ path, query, staff }: BarSearchProps) {
	// These pages begin with a search of their own.
	if (path === "/find" || path === "/") return null;
	const label = staff ? officeSearchLabel(staff) : t.frame.search.label;
	return (
		<>
			<search id="find" className="bar-search">
				<form action={staff ? OFFICE_SEARCH.action : "/search"} className="relative flex flex-1">
					<SearchInput
						aria-label={label}
						defaultValue={staff ? undefined : query}
						placeholder={label}
						data-suggestions={staff ? OFFICE_SEARCH.suggestions : undefined}
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
