import { useLocation, useMatches, useRouteLoaderData } from "@remix-run/react";
import type { ComponentProps, FormHTMLAttributes } from "react";
import { t } from "#app/common/language/messages.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { TRAP_FIELD } from "./bot-fields.ts";
import { ErrorSummary } from "./error-summary.tsx";

type PostFormProps = Pick<
	FormHTMLAttributes<HTMLFormElement>,
	"action" | "id" | "className" | "children" | "encType" | "onSubmit" | "aria-label" | "aria-labelledby"
> & {
	/** What `useForm` returns: gives the form its id, and lists its errors above the fields. */
	form?: ComponentProps<typeof ErrorSummary>["form"];
	/** Makes a second submit of the same page return the first one's result. */
	idempotencyKey?: string;
	/** A script fills it in and sends it when something is moved. */
	"data-moves"?: boolean;
	/** Only where the root's data can't be read, as on an error page. */
	formToken?: string;
	/** A form with a trap for bots, see `isTrapped` of `readForm`. */
	guarded?: boolean;
};

type RootData = { person?: { formToken: string } | null } | undefined;

export function PostForm({ form, idempotencyKey, formToken, guarded, children, ...rest }: PostFormProps) {
	const root = useRouteLoaderData("root") as RootData;
	const token = formToken ?? root?.person?.formToken;
	const ownAddress = useOwnAddress();
	return (
		<form method="post" noValidate action={ownAddress} id={form?.id} {...rest}>
			{token ? <input type="hidden" name="formToken" value={token} /> : null}
			{idempotencyKey ? <input type="hidden" name="idempotencyKey" value={idempotencyKey} /> : null}
			{form ? <ErrorSummary form={form} /> : null}
			{children}
			{guarded ? <Trap /> : null}
		</form>
	);
}

type PublicFormProps = Pick<PostFormProps, "form" | "id" | "className" | "children" | "guarded"> & {
	/** Without an action, a form is sent to the page's own path. */
	action?: string;
};

/** A form that is the same for everybody, so it has no token: its action reads it with `readPublicForm`. */
export function PublicForm({ form, id, className, action, guarded, children }: PublicFormProps) {
	return (
		<form method="post" noValidate id={form?.id ?? id} action={action} className={className}>
			{form ? <ErrorSummary form={form} /> : null}
			{children}
			{guarded ? <Trap /> : null}
		</form>
	);
}

/**
 * The page's address where a form needs it: w3m sends a form without an action to the page's path, without its query.
 * The query of a cached page is not part of its forms, since pages with different queries may be the same.
 */
function useOwnAddress(): string | undefined {
	const { pathname, search } = useLocation();
	const isCached = useMatches().some(({ handle }) => (handle as ScreenHandle | undefined)?.cached);
	return search && !isCached ? pathname + search : undefined;
}

/**
 * Last in the form, hidden, and skipped by keyboards and screen readers; text browsers show what to do with
 * it.
 */
function Trap() {
	return (
		<p className="trap" aria-hidden="true">
			<label>
				{t.forms.trap} <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
			</label>
		</p>
	);
}
