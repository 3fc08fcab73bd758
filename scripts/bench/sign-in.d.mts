/** Signs a person in and answers the session cookie for further requests. */
export declare function signIn(url: string, person: { email: string; password: string }): Promise<string>;
