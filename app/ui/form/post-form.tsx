import { useRouteLoaderData } from "@remix-run/react";
import type { FormHTMLAttributes } from "react";

type PostFormProps = Pick<
	FormHTMLAttributes<HTMLFormElement>,
	"action" | "id" | "className" | "children" | "encType" | "onSubmit" | "aria-label" | "aria-labelledby"
> & {
	/** Makes a second submit of the same page show the first one's result. */
	onceKey?: string;
	/** Only where the root's own data cannot be read, as on an error page. */
	formToken?: string;
};

export function PostForm({ onceKey, formToken, children, ...form }: PostFormProps) {
	const root = useRouteLoaderData("root") as { person?: { formToken: string } | null } | undefined;
	const token = formToken ?? root?.person?.formToken;
	return (
		<form method="post" noValidate {...form}>
			{token ? <input type="hidden" name="formToken" value={token} /> : null}
			{onceKey ? <input type="hidden" name="onceKey" value={onceKey} /> : null}
			{children}
		</form>
	);
}
