import { ROLES } from "#app/people/roles.ts";
import {
	isUserListFiltered,
	USER_STATES,
	type UserFilters,
	userFiltersSearch,
} from "#app/people/users/user-filters.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

const field = (name: string, initialValue: string): FieldSource => ({
	id: `filter-${name}`,
	name,
	initialValue,
	errorId: `filter-${name}-error`,
	descriptionId: `filter-${name}-hint`,
});

const ROLE_CHOICES = [{ value: "all", label: "All" }, ...ROLES.map((value) => ({ value, label: value }))];
const STATE_LABELS = { all: "All", active: "Active", suspended: "Suspended" };
const STATE_CHOICES = USER_STATES.map((value) => ({ value, label: STATE_LABELS[value] }));

/** Search, role and state of the list at `/users`. Order and page size are kept; the page begins anew. */
export function UserFilterBar({ filters }: { filters: UserFilters }) {
	const cleared = userFiltersSearch(filters, { query: "", role: "all", state: "all", page: 1 });
	return (
		<form action="/users" data-auto-submit className="mb-4 flex flex-wrap items-end gap-3">
			<input type="hidden" name="sort" value={filters.sort} />
			<input type="hidden" name="dir" value={filters.direction} />
			<input type="hidden" name="perPage" value={filters.size} />
			<TextField
				field={field("q", filters.query)}
				label="Search"
				type="search"
				placeholder="Name or e-mail"
				dense
				className="min-w-48 flex-1"
			/>
			<SelectField
				field={field("role", filters.role)}
				label="Role"
				choices={ROLE_CHOICES}
				dense
				className=""
			/>
			<SelectField
				field={field("state", filters.state)}
				label="State"
				choices={STATE_CHOICES}
				dense
				className=""
			/>
			<Button variant="plain" dense>
				Search
			</Button>
			{isUserListFiltered(filters) ? (
				<ButtonLink variant="quiet" dense href={`/users${cleared}`}>
					Clear filters
				</ButtonLink>
			) : null}
		</form>
	);
}
