import { useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import {
	clearedFilters,
	isFiltered,
	type MovingFilters,
	movingFiltersSearch,
} from "#app/rent/moving-filters.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FilterFields, KeptOrder, SearchBox } from "./filter-fields.tsx";

const TYPING_PAUSE_MS = 250;

/** The search box, and on wide screens the filters beside it; on a phone they are a link to their dialog. */
export function FilterBar({ filters }: { filters: MovingFilters }) {
	const form = useFollowedForm(filters);
	const pause = useRef<ReturnType<typeof setTimeout>>();
	const { location: going } = useNavigation();
	useEffect(() => {
		// Whatever was done since counts, not what was about to be searched.
		if (going) clearTimeout(pause.current);
	}, [going]);
	const searchSoon = (event: FormEvent) => {
		if ((event.target as HTMLInputElement).type !== "search") return;
		clearTimeout(pause.current);
		pause.current = setTimeout(() => form.current?.requestSubmit(), TYPING_PAUSE_MS);
	};
	return (
		<form
			ref={form}
			action="/trucking-dashboard"
			data-auto-submit
			onInput={searchSoon}
			className="mb-4 flex flex-wrap items-end gap-3"
		>
			<KeptOrder filters={filters} />
			<SearchBox filters={filters} idPrefix="filter" dense className="min-w-48 flex-1" />
			<FilterFields filters={filters} idPrefix="filter" dense className="max-md:hidden" />
			<Button variant="plain" dense className="no-script">
				Search
			</Button>
			<ButtonLink
				variant="plain"
				dense
				className="md:hidden"
				href={`/trucking-dashboard/filters${movingFiltersSearch(filters)}`}
			>
				<Icon name="filters" /> Filters
			</ButtonLink>
			{isFiltered(filters) ? (
				<ButtonLink
					variant="quiet"
					dense
					href={`/trucking-dashboard${movingFiltersSearch(clearedFilters(filters))}`}
				>
					Clear Filters
				</ButtonLink>
			) : null}
		</form>
	);
}

/**
 * When the URL changes by other ways than this form, its fields follow; the one being typed in is left alone.
 * What was chosen before the scripts ran is sent now.
 */
function useFollowedForm(filters: MovingFilters) {
	const form = useRef<HTMLFormElement>(null);
	const isFirst = useRef(true);
	const { query, status, vehicle, from, to } = filters;
	useEffect(() => {
		const values = { q: query, status, vehicle, from, to };
		const differing = Object.entries(values).filter(
			([name, value]) => readControl(form.current, name)?.value !== value,
		);
		if (isFirst.current) {
			isFirst.current = false;
			if (differing.length > 0) form.current?.requestSubmit();
			return;
		}
		for (const [name, value] of differing) {
			const control = readControl(form.current, name);
			if (control && control !== document.activeElement) control.value = value;
		}
	}, [query, status, vehicle, from, to]);
	return form;
}

function readControl(form: HTMLFormElement | null, name: string) {
	const control = form?.elements.namedItem(name);
	return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : undefined;
}
